import type { Settings } from "#src/shared/api/settings.ts";
import { settingsText } from "../web/settings-text.ts";

/** The text of `/config.json` where a server fills it in: the name of the server's variable for each setting. */
export function settingsTemplate(variables: Readonly<Record<keyof Settings, string>>): string {
  const { checkResponses, ...addresses } = variables;
  const text = settingsText({ ...addresses, checkResponses: false });
  return JSON.stringify(JSON.parse(text)).replace(
    '"checkResponses":false',
    `"checkResponses":${checkResponses}`,
  );
}
