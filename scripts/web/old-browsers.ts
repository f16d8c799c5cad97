import type { Plugin } from "vite";
import { company } from "#generated/company.ts";
import { meetBrowser } from "#src/app/early/meet-browser.ts";
import { watchStart } from "#src/app/early/watch-start.ts";
import { addInlineScript } from "./inline-script.ts";
import { bundlePolyfills, findPolyfills, type Polyfill } from "./polyfills.ts";

/** In index.html: what is said without JavaScript. */
const PLACE = "<!-- What the shop needs goes here: scripts/web/old-browsers.ts -->";

/** Returns a list of the supported browsers, as plain HTML. */
const advice = (why: string): string =>
  `<main class="opening"><h1>${company.site_title}</h1><p>${why}</p>` +
  "<p>电脑请用 Chrome 或 Edge 109、Firefox 115 以上的版本；360、QQ、搜狗浏览器请升级到最新版。</p>" +
  "<p>Windows 7 可以安装 Chrome 109 或 Firefox 115 ESR，这是支持它的最后版本。</p>" +
  "<p>手机请把系统和微信升级到最新版（iOS 16.4 以上）。</p>" +
  `<p>也可以拨打 ${company.hotline}，${company.service_hours.text}。</p></main>`;

/** Has index.html load polyfills in browsers that need them, and say in older ones what the shop needs (record 31). */
export function meetOldBrowsers(): Plugin {
  let polyfills: Polyfill[] = [];
  let file = "";
  return {
    name: "meet-old-browsers",
    apply: "build",
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      polyfills = findPolyfills(chunks.map(({ code }) => code));
      const source = await bundlePolyfills(polyfills);
      file = this.getFileName(this.emitFile({ type: "asset", name: "polyfills.js", source }));
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error("index.html has no place for what the shop needs");
      const needs = polyfills.map(({ object, property }) => [object, property]);
      const parts = [file, needs, advice("您的浏览器版本太旧，无法打开商城。")];
      const page = await addInlineScript(
        html.replace(
          PLACE,
          `<noscript>${advice("本站需要 JavaScript，请在浏览器设置中启用后刷新页面。")}</noscript>`,
        ),
        `(${meetBrowser.toString()})(${parts.map((part) => JSON.stringify(part)).join(",")})`,
        { isOld: true },
      );
      return addInlineScript(page, `(${watchStart.toString()})(${JSON.stringify(company.hotline)})`);
    },
  };
}
