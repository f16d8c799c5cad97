import { join } from "node:path";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { company } from "#generated/company.ts";
import { compressFile } from "./build-plugins.ts";

const BRAND_COLOUR = "#08795B";

/**
 * Makes the shop installable: a web manifest, and a service worker by Workbox. The worker answers navigation with the
 * index.html it keeps, and keeps the code of visited pages and the settings. It never sees a call of the API.
 */
export function installable(): Plugin[] {
  let document = "";
  let dist = "dist";
  const readDocument: Plugin = {
    name: "read-document",
    apply: "build",
    writeBundle({ dir }, bundle) {
      dist = dir ?? dist;
      const page = bundle["index.html"];
      document = page?.type === "asset" ? String(page.source) : "";
    },
  };
  const worker = VitePWA({
    // The app registers it itself, when the page is at rest.
    injectRegister: null,
    // A new worker waits until the buyer agrees: replaced beneath an open page, its code would be gone.
    registerType: "prompt",
    manifest: {
      id: "/",
      name: company.site_title,
      short_name: company.brand,
      description: "面向药店、诊所的药品、医疗器械与中药材网上批发平台。",
      lang: "zh-CN",
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: BRAND_COLOUR,
      background_color: "#FFFFFF",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ["index.html", "assets/*.{js,css}"],
      // Of the hundreds of chunks, only what index.html itself loads.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => url === "index.html" || document.includes(`"/${url}"`)),
        }),
      ],
      navigateFallback: "/index.html",
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
          handler: "CacheFirst",
          options: {
            cacheName: "visited-pages",
            expiration: { maxEntries: 300, maxAgeSeconds: 30 * 86_400 },
          },
        },
        {
          // Those of the last visit where the network is gone or slow; never older than they have to be.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/config.json",
          handler: "NetworkFirst",
          options: { cacheName: "settings", networkTimeoutSeconds: 3 },
        },
      ],
    },
  });
  const compressWorker: Plugin = {
    name: "compress-worker",
    apply: "build",
    // The worker is written last of all, after what the build itself compresses.
    closeBundle: { sequential: true, order: "post", handler: () => compressFile(join(dist, "sw.js")) },
  };
  return [readDocument, ...worker, compressWorker];
}
