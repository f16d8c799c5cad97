import type { Plugin } from "vite";
import { isAddress } from "#src/app/settings/is-address.ts";
import { loadSettings } from "#src/app/settings/load-settings.ts";
import { explainSettings } from "#src/app/settings/settings-schema.ts";
import { settingsFromEnv } from "./api-origins.ts";
import { addInlineScript } from "./inline-script.ts";
import { SETTINGS_PATH, settingsText } from "./settings-text.ts";

/**
 * Has index.html fetch the settings at once, and writes those of the build's environment as `config.json`, to be
 * replaced where the shop is installed. Vite's own server responds with them too.
 */
export function provideSettings(): Plugin {
  let settings = settingsFromEnv({});
  return {
    name: "provide-settings",
    configResolved({ env }) {
      settings = settingsFromEnv(env);
      const fault = explainSettings(settings);
      if (fault) throw new Error(`the VITE_ variables give wrong settings: ${fault}`);
    },
    configureServer({ middlewares }) {
      middlewares.use(SETTINGS_PATH, (_request, response) => {
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(settingsText(settings));
      });
    },
    transformIndexHtml: (html) =>
      addInlineScript(
        html,
        // Whoever needs them hears of a failure.
        `(globalThis.shopSettings = (${loadSettings.toString()})(${isAddress.toString()}, ${JSON.stringify(settings)}))
          .catch(() => {})`,
      ),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SETTINGS_PATH.slice(1), source: settingsText(settings) });
    },
  };
}
