import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { apiFromEnv, envForApi } from "./scripts/web/api-origins.ts";
import { preconnect, precompress, preloadOnlyWhatIsNew, recordBuild } from "./scripts/web/build-plugins.ts";

const api = apiFromEnv(process.env);
// Vite reads VITE_* after this file has run, so the defaults reach import.meta.env like any other value.
Object.assign(process.env, envForApi(api));

// Needed by every page and changed only by an upgrade: one file that stays in the browser's cache.
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//;

// Cards of goods stand on most pages: with their dozens of small parts in one file each of those pages is some 5 KB
// lighter. What pages without cards show, too, stands apart.
const GOODS_CARDS =
  /src\/features\/(goods\/components\/(goods-card|buy-form)|favorite\/components\/star-button)\.tsx/;
const GOODS_PARTS =
  /src\/shared\/(ui\/goods\/(price|goods-image)\.tsx|lib\/(ladder|use-server-now)\.ts)|icons\/(plus|minus|star)\.mjs/;

const preload = preloadOnlyWhatIsNew();

export default defineConfig({
  plugins: [react({ compiler: true }), preconnect(api), preload.plugin, recordBuild(api), precompress()],
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
      // An import that cannot be found would otherwise be left for the browser to fail on.
      onLog: (level, log, report) => {
        if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
        report(level, log);
      },
      // Emotion imports it for a part that Chakra does not use; it only defines a function.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // A chunk is named in every other one that wants it, and there are hundreds: without their names each page is
        // some 3 KB lighter.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: {
          groups: [
            { name: "framework", test: FRAMEWORK, priority: 1 },
            // What index.html itself wants, in one file: it packs better, and nothing is named that is there already.
            { name: "shell", tags: ["$initial"] },
            // A few numbers that most pages want: in the file of those cards, each page would load the cards for them.
            { name: "limits", test: /generated\/limits\.ts$/, priority: 2 },
            { name: "goods-parts", test: GOODS_PARTS },
            { name: "goods-cards", test: GOODS_CARDS },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: 2,
    // A first import of the mock compiles every schema of the contract.
    hookTimeout: 60_000,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{src,mock-server,api-spec,scripts}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        // Each file starts a mock of its own; to load its code and compile the contract anew would take far longer.
        test: { name: "contract", include: ["tests/contract/**/*.test.ts"], isolate: false },
      },
      { extends: true, test: { name: "contract-diff", include: ["tests/contract-diff/**/*.test.ts"] } },
      {
        extends: true,
        // Each run of the command is a start of Node and some hundred calls: on a busy machine that takes a while.
        test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], testTimeout: 60_000 },
      },
      { extends: true, test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
    ],
  },
});
