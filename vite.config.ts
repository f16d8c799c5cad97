import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { recordBuild } from "./scripts/deploy/record-build.ts";
import { LIMIT_MS, WAIT_MS } from "./scripts/test/limits.ts";
import { ResultsReporter } from "./scripts/test/vitest-reporter.ts";
import { refuseAboveFloor } from "./scripts/web/above-floor.ts";
import { buildTargets } from "./scripts/web/browser-floor.ts";
import { precompress, preloadOnlyWhatIsNew } from "./scripts/web/build-plugins.ts";
import { chunkGroups } from "./scripts/web/chunk-groups.ts";
import { shortenClassNames } from "./scripts/web/class-names.ts";
import { startEarly } from "./scripts/web/early-start.ts";
import { keepInFlow } from "./scripts/web/in-flow.ts";
import { inlineFacts } from "./scripts/web/inline-facts.ts";
import { meetOldBrowsers } from "./scripts/web/old-browsers.ts";
import { prerender } from "./scripts/web/prerender.ts";
import { installable } from "./scripts/web/pwa-plugin.ts";
import { routerInProduction } from "./scripts/web/router-in-production.ts";
import { separateCopies } from "./scripts/web/separate-copies.ts";
import { provideSettings } from "./scripts/web/settings-plugin.ts";
import { splitOperations } from "./scripts/web/split-operations.ts";
import { retryStyles } from "./scripts/web/style-retry.ts";
import { zipOnPage } from "./scripts/web/zip-on-page.ts";

const preload = preloadOnlyWhatIsNew();

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    inlineFacts(),
    shortenClassNames(),
    preload.plugin,
    retryStyles(),
    prerender(),
    meetOldBrowsers(),
    refuseAboveFloor(),
    provideSettings(),
    separateCopies(),
    routerInProduction(),
    splitOperations(),
    zipOnPage(),
    startEarly(),
    recordBuild(),
    precompress(),
    installable(),
  ],
  publicDir: "src/public",
  css: { postcss: { plugins: [keepInFlow()] } },
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
  build: {
    // Browsers without module preload are far older than the build target; the polyfill would be dead weight.
    modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
    target: buildTargets(),
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
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    maxWorkers: 2,
    // A test ends when it is done: limits are for what hangs, and far beyond what a slow machine needs. Tests start
    // processes and mocks, and the first mock of a worker loads the contract and builds the seed.
    hookTimeout: LIMIT_MS,
    testTimeout: LIMIT_MS,
    expect: { poll: { timeout: WAIT_MS } },
    // Walks take minutes: each of their tests is shown when it ends.
    reporters: [process.env.WALKS === "full" ? "verbose" : "default", new ResultsReporter()],
    setupFiles: ["tests/support/hang-watch.ts"],
    projects: [
      {
        extends: true,
        // Most files test a rule for some milliseconds; if each loaded its modules anew, all would take three times as
        // long.
        test: {
          name: "unit",
          include: ["{src,mock-server,api-spec,scripts}/**/*.test.{ts,tsx}"],
          isolate: false,
        },
      },
      {
        extends: true,
        // Each file starts its own mock; without a shared module cache it would load the code and compile the contract
        // again.
        test: { name: "contract", include: ["tests/contract/**/*.test.ts"], isolate: false },
      },
      { extends: true, test: { name: "contract-diff", include: ["tests/contract-diff/**/*.test.ts"] } },
      {
        extends: true,
        // Modules are shared as by the contract tests.
        test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], isolate: false },
      },
      { extends: true, test: { name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
    ],
  },
});
