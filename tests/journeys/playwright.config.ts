import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { MockFixtures } from "#mock/test-kit/playwright.ts";
import { ROOT } from "../../scripts/support/run-command.ts";
import { LIMIT_MS, WAIT_MS } from "../../scripts/test/limits.ts";
import { TAG } from "../../scripts/test/walks.ts";
import { isFull } from "../support/extent.ts";

// Set by `npm test`. The defaults match `npm start`, so `npx playwright test -c tests/journeys` works beside it.
process.env.WEB_URL ??= "http://localhost:5173";
process.env.MOCK_URL ??= "http://localhost:4010";
const { WEB_URL, CHROMIUM_PATH } = process.env;

const FEATURES_OFF = [
  // Each new window would render a page of address bar suggestions, which takes a second and is never visible.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A spare process for a page that is never opened.
  "SpareRendererForSitePerProcess",
  // Playwright's own list: only the last --disable-features counts.
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

/** Runs as root and offline: no sandbox, and no background requests by the browser. */
const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

const launchOptions = (more: string[] = []) => ({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: [...BROWSER_ARGS, ...more],
});

/** They open hundreds of pages for what these say and do; how pages look, and what moves in them, others see. */
const WALKS = /\/(errors-load|errors-act|broken-responses|routes)\.spec\.ts$/;
/** They fill in forms and read lists of text, and look at no pictures. */
const WITHOUT_PICTURES =
  /\/(cart|cart-changes|checkout|chrome|compare|faults|finance|help|list|login|pay-on-phone|payment|plan-import|purchase|register|self-service|steps-back|store-matrix|tabs|timing|wallet)\.spec\.ts$/;
/** With Playwright's own settings, a mouse that hovers and points exactly: only the last --blink-settings counts. */
const NO_PICTURES =
  "--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/**
 * In full, the journeys with the tag and those that say how far they go; otherwise those without the tag. A title
 * begins with its file.
 */
function pickTests() {
  if (!isFull) return { grepInvert: new RegExp(TAG) };
  const walks = readdirSync(import.meta.dirname).filter(
    (file) =>
      file.endsWith(".spec.ts") &&
      readFileSync(join(import.meta.dirname, file), "utf8").includes("support/extent.ts"),
  );
  return {
    grep: new RegExp(
      `${TAG}|\\b(?:${walks.map((file) => file.slice(0, -".spec.ts".length)).join("|")})\\.spec\\.ts`,
    ),
  };
}

export default defineConfig<Pick<MockFixtures, "failOnViolations">>({
  testDir: ".",
  ...pickTests(),
  outputDir: join(ROOT, ".cache/journeys"),
  fullyParallel: true,
  // One more than there are processors: a page that waits for its mock leaves its own idle.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // For what hangs; a wait ends as soon as its condition holds. Walks open a hundred pages in one test.
  timeout: LIMIT_MS * (isFull ? 4 : 1),
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: "list",
  use: {
    baseURL: WEB_URL,
    // A click on what never comes says so, in place of the test that hangs.
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    // The shop adheres to the contract; journeys that deliberately violate it opt out.
    failOnViolations: true,
    // Requests that a service worker responds to could not be intercepted; offline.spec.ts allows it.
    serviceWorkers: "block",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1440, height: 900 },
    // Tracing every journey, only to discard the trace, costs an eighth of the time: `npm test -- --failed` traces.
    trace: "off",
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: "walks",
      testMatch: WALKS,
      use: {
        // Pictures and animations take a fifth of the processor's time.
        launchOptions: launchOptions([NO_PICTURES]),
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "texts",
      testMatch: WITHOUT_PICTURES,
      use: { launchOptions: launchOptions([NO_PICTURES]) },
    },
    { name: "journeys", testIgnore: [WALKS, WITHOUT_PICTURES] },
  ],
});
