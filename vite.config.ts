import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { apiFromEnv, envForApi } from "./scripts/web/api-origins.ts";
import { preconnect, precompress, preloadOnlyWhatIsNew, recordBuild } from "./scripts/web/build-plugins.ts";
import { startEarly } from "./scripts/web/early-start.ts";
import { prerender } from "./scripts/web/prerender.ts";
import { installable } from "./scripts/web/pwa-plugin.ts";

const api = apiFromEnv(process.env);
// Vite reads VITE_* after this file has run, so the defaults end up in import.meta.env like any other value.
Object.assign(process.env, envForApi(api));

// Needed by every page and changed only by upgrades: a separate chunk that stays in the browser's cache.
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//;

// Too small to be worth a request each, and on nearly every page.
const SMALL_PARTS =
  /src\/shared\/(lib\/(parse-id|format-count)\.ts|ui\/state\/skeleton\.tsx)|icons\/(gift|qr-code|refresh-cw|chevron-right)\.mjs/;

// Product cards are on most pages: with their dozens of small modules in one chunk, each of those pages is about 5 KB
// smaller. What pages without cards use too is in chunks of its own: how links are followed, the small parts that show
// goods, and what is needed to buy them.
const GOODS_CARDS = /src\/features\/goods\/components\/(goods-card|buy-form)\.tsx/;
const LINKS = /src\/shared\/(lib\/(use-go|plain-click)\.ts|ui\/text\/steady-link\.tsx)/;
const GOODS_PARTS =
  /src\/(shared\/(ui\/goods\/(price|goods-image|goods-tags)\.tsx|lib\/use-server-now\.ts)|entities\/goods\/(ladder|free-shipping)\.ts)|icons\/(plus|minus|star)\.mjs/;
const GOODS_BUYING =
  /src\/(shared\/(ui\/field\/quantity-stepper\.tsx|lib\/(money-math|correct-quantity)\.ts)|entities\/goods\/(star-button\.tsx|(price|stock|offer|for-sale|quantity-rules|expiry)\.ts))/;

const preload = preloadOnlyWhatIsNew();

// These tests start processes and mocks: on a busy machine they get as much more time as it is slower.
const globalSetup = ["tests/support/patience.ts"];

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    preconnect(api),
    preload.plugin,
    prerender(),
    startEarly(api),
    recordBuild(api),
    precompress(),
    installable(),
  ],
  publicDir: "src/public",
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
  build: {
    // Browsers without module preload are far older than the build target; the polyfill would be dead weight.
    modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
    reportCompressedSize: false,
    // Data URLs would need an exception in the Content Security Policy for fonts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // By default an unresolved import would only fail in the browser.
      onLog: (level, log, report) => {
        if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
        report(level, log);
      },
      output: {
        // The name of a chunk is repeated in every chunk that imports it, and there are hundreds: with short names each
        // page is about 3 KB smaller.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "framework", test: FRAMEWORK, priority: 1 },
            // Everything that index.html loads, in one file: it compresses better, and preload lists need not repeat
            // it.
            { name: "shell", tags: ["$initial"] },
            // Constants that most pages need: in the chunk of the cards, every page would load the cards too.
            { name: "limits", test: /generated\/limits\.ts$/, priority: 2 },
            { name: "small-parts", test: SMALL_PARTS },
            { name: "links", test: LINKS },
            { name: "goods-parts", test: GOODS_PARTS },
            { name: "goods-buying", test: GOODS_BUYING },
            { name: "goods-cards", test: GOODS_CARDS },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: 2,
    // The first import of the mock compiles every schema of the contract.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{src,mock-server,api-spec,scripts}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        // Each file starts its own mock; without a shared module cache it would load the code and compile the contract
        // again.
        test: { name: "contract", include: ["tests/contract/**/*.test.ts"], isolate: false, globalSetup },
      },
      {
        extends: true,
        test: { name: "contract-diff", include: ["tests/contract-diff/**/*.test.ts"], globalSetup },
      },
      {
        extends: true,
        // Each run of the command starts Node and makes some hundred calls, which takes a while on a busy machine.
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
          testTimeout: 60_000,
          globalSetup,
        },
      },
      {
        extends: true,
        test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"], globalSetup },
      },
    ],
  },
});
