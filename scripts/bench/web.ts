/**
 * `npm run bench -- web [weights list cart lighthouse]`: the JavaScript size of the shell and of each route, page
 * changes of a list, a cart of 3,000 lines on a slow CPU, and Lighthouse scores; all of them or the named ones, on a
 * production build against its own mock.
 */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startMockServer } from "#mock/node/start.ts";
import { ensureBrowser } from "../ensure-browser.ts";
import { serveWeb } from "../serve-web.ts";
import { ROOT } from "../support/run-command.ts";
import { buildWeb } from "../web/build.ts";
import { printTable } from "./print-table.ts";
import { measureBigCart } from "./web/big-cart.ts";
import { buildPeer } from "./web/build-peer.ts";
import { measureLighthouse } from "./web/lighthouse.ts";
import { measureListChange } from "./web/list-change.ts";
import { serveOverHttp2 } from "./web/serve-http2.ts";
import { measureWeights } from "./web/weights.ts";

const DIST = join(ROOT, ".cache/web-bench");

const PARTS = {
  weights: {
    title: "JavaScript to show a page, gzip",
    measure: () => measureWeights(browser, web.url, DIST),
  },
  list: {
    title: "List, mock at zero latency (median)",
    measure: () => measureListChange(browser, web.url),
  },
  cart: {
    title: "Cart of 3,000 lines, processor slowed 4 × (median)",
    measure: () => measureBigCart(browser, web.url),
  },
  lighthouse: {
    title: "Lighthouse, as a visitor with an empty cache, over HTTP/2 (median of 3)",
    // A page is fifty files: on a phone's connection HTTP/1.1 takes half a second longer for them.
    measure: async () => {
      const served = await serveOverHttp2(DIST);
      try {
        return await measureLighthouse(browser, executablePath, served.url);
      } finally {
        await served.close();
      }
    },
  },
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}`);
  process.exit(1);
}

const executablePath = await ensureBrowser(() => {});
const mock = await startMockServer({ port: 0, quiet: true });
const api = { ...mock.urls, analytics: "" };
const build = await buildWeb(DIST);
if (!build.ok) throw new Error(build.output);
await buildPeer(DIST);
const web = await serveWeb({ port: 0, dist: DIST, api });
mock.allowOrigin(new URL(web.url).origin);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const [name, { title, measure }] of Object.entries(PARTS))
    if (requested.length === 0 || requested.includes(name)) printTable(title, await measure());
} finally {
  await browser.close();
  await web.close();
  await mock.close();
}
