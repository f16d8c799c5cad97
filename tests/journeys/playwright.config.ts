import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { MockFixtures } from "#mock/test-kit/playwright.ts";
import { ROOT } from "../../scripts/support/run-command.ts";

// Set by `npm test`. The defaults are those of `npm start`, so beside it `npx playwright test -c tests/journeys` works.
process.env.WEB_URL ??= "http://localhost:5173";
process.env.MOCK_URL ??= "http://localhost:4010";
const { WEB_URL, CHROMIUM_PATH } = process.env;

const FEATURES_OFF = [
  // A page of the address bar's suggestions is rendered for each new window, a second of work for nobody to see.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A process kept ready for a page that does not come.
  "SpareRendererForSitePerProcess",
  // What Playwright turns off itself, as the last --disable-features is the one that counts.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig<Pick<MockFixtures, "failOnViolations">>({
  testDir: ".",
  outputDir: join(ROOT, ".cache/journeys"),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Twice what the longest takes on a busy machine.
  timeout: 120_000,
  // Longer than a page takes on a machine busy with other work; a wait ends with what it waits for.
  expect: { timeout: 20_000 },
  // A machine busy with other work stops a browser for seconds. What passes at the second try only is told as such.
  retries: 1,
  reporter: "list",
  use: {
    baseURL: WEB_URL,
    // The shop keeps to the contract; a journey that shows what happens otherwise says so.
    failOnViolations: true,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    // A trace of every journey, to be thrown away if it passes, costs an eighth of the time; so the second try is traced.
    trace: "on-first-retry",
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // Runs as root and without a network: no sandbox, and nothing of the browser's own calls out.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${FEATURES_OFF.join(",")}`,
        // Compiling and collecting garbage beside the page's own thread only takes the other worker's core.
        "--js-flags=--single-threaded",
      ],
    },
  },
});
