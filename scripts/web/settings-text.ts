import type { Settings } from "#src/shared/api/settings.ts";

/** Where the shop reads its settings, from its own origin. */
export const SETTINGS_PATH = "/config.json";

/** The text of `/config.json`. */
export const settingsText = (settings: Settings): string => `${JSON.stringify(settings, null, 2)}\n`;
