import type { Settings } from "#src/shared/api/settings.ts";

/** The path from which the shop reads its settings, on its own origin. */
export const SETTINGS_PATH = "/config.json";

/** The text of `/config.json`. */
export const settingsText = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;
