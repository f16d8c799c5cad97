/**
 * `npm run bench:web`: the weight of the JavaScript of the shell and of each route, and how a cart of 3,000 lines
 * behaves on a slow processor, on a production build against a mock of its own.
 */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startMockServer } from "#mock/server/start.ts";
import { ensureBrowser } from "../ensure-browser.ts";
import { serveWeb } from "../serve-web.ts";
import { ROOT } from "../support/run-command.ts";
import { buildWeb } from "../web/build.ts";
import { printTable } from "./print-table.ts";
import { measureBigCart } from "./web/big-cart.ts";
import { measureListChange } from "./web/list-change.ts";
import { measureWeights } from "./web/weights.ts";

const DIST = join(ROOT, ".cache/web-bench");

const executablePath = await ensureBrowser(() => {});
const mock = await startMockServer({ port: 0, quiet: true });
const api = { ...mock.urls, analytics: "" };
const build = await buildWeb(DIST, api);
if (!build.ok) throw new Error(build.output);
const web = await serveWeb({ port: 0, dist: DIST, api });
mock.allowOrigin(new URL(web.url).origin);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  printTable("JavaScript to show a page, gzip", await measureWeights(browser, web.url, DIST));
  printTable("List, mock at zero latency (median of 5)", await measureListChange(browser, web.url));
  printTable(
    "Cart of 3,000 lines, processor slowed 4 × (median of 5)",
    await measureBigCart(browser, web.url),
  );
} finally {
  await browser.close();
  await web.close();
  await mock.close();
}
