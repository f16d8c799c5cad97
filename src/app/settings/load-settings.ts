import type { Settings } from "#src/shared/api/settings.ts";
import type { isAddress } from "./is-address.ts";

declare global {
  /** Begun by `index.html`. Rejects with a SettingsFault. */
  var shopSettings: Promise<Settings>;
}

/** Why the shop cannot start: `/config.json` did not come, `given` is not what it should hold, or a script failed. */
export type SettingsFault = Error & { given?: unknown; isMissing?: boolean };

/**
 * Fetches `/config.json`, while the shop's scripts are on their way. What it leaves out is as in `defaults`, those of
 * the build, and an address of its own as that of the main host. It is written into `index.html` as it is
 * (scripts/web/settings-plugin.ts), so it may use nothing from outside; what is wrong is explained by
 * settings-schema.ts.
 */
export async function loadSettings(isRight: typeof isAddress, defaults: Settings): Promise<Settings> {
  const response = await fetch("/config.json").catch((error: Error) => {
    throw Object.assign(error, { isMissing: true });
  });
  if (response.status === 404) return defaults;
  if (!response.ok)
    throw Object.assign(new Error(`/config.json responds with ${response.status}`), { isMissing: true });
  const text = await response.text();
  let given: unknown = text;
  try {
    given = JSON.parse(text);
  } catch {
    // No JSON, and no settings either.
  }
  const {
    main,
    activity = main,
    chat = main,
    analytics = "",
    checkResponses = false,
  } = (given ?? {}) as Partial<Settings>;
  if (
    [main, activity, chat].every((one) => isRight(one)) &&
    isRight(analytics, true) &&
    typeof checkResponses === "boolean"
  )
    return { main, activity, chat, analytics, checkResponses } as Settings;
  throw Object.assign(new Error("/config.json is wrong"), { given });
}
