import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { company } from "#generated/company.ts";
import { ROOT } from "../support/run-command.ts";
import { compressFile } from "./build-plugins.ts";

const BRAND_COLOR = "#08795B";

const MANIFEST = {
  id: "/",
  name: company.site_title,
  short_name: company.brand,
  description: "面向药店、诊所的药品、医疗器械与中药材网上批发平台。",
  lang: "zh-CN",
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: BRAND_COLOR,
  background_color: "#FFFFFF",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
const MANIFEST_FILE = "manifest.webmanifest";

/**
 * Makes the shop installable: a web manifest, and the service worker of src/service-worker.ts, which the app itself
 * registers.
 */
export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST_FILE}` }, injectTo: "head" },
    ],
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source: JSON.stringify(MANIFEST) });
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const sourceOf = (name: string) => {
        const file = bundle[name];
        if (file?.type !== "asset") throw new Error(`the build has no ${name}`);
        return String(file.source);
      };
      const page = sourceOf("index.html");
      // Precache only the chunks that index.html itself loads, not all hundreds. Their names contain a content hash.
      const code = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const precached = [
        ...code.filter((name) => page.includes(`"/${name}"`)).map((url) => ({ url, revision: null })),
        ...["index.html", MANIFEST_FILE].map((url) => ({ url, revision: md5(sourceOf(url)) })),
      ];
      const worker = join(dir, "sw.js");
      await writeFile(worker, await bundleWorker(precached));
      await compressFile(worker);
    },
  };
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

async function bundleWorker(precached: readonly object[]): Promise<string> {
  const { output } = await build({
    input: join(ROOT, "src/service-worker.ts"),
    write: false,
    platform: "browser",
    transform: {
      define: { PRECACHED: JSON.stringify(precached), "process.env.NODE_ENV": JSON.stringify("production") },
    },
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}
