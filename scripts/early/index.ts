/**
 * `npm run generate -- first-calls`: opens the pages on the way to a purchase, records the calls that each sends in any
 * case, and writes them to generated/first-calls.ts, from which index.html begins these calls before the scripts have
 * come.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { setUpWorld } from "#mock/test-kit/set-up-world.ts";
import { createWorldControl } from "#mock/test-kit/world-control.ts";
import { ensureBrowser } from "../ensure-browser.ts";
import { serveTree } from "../shots/serve-tree.ts";
import { ROOT } from "../support/run-command.ts";
import { listRouteFiles } from "../web/route-files.ts";
import { addressOf, commonCalls, type FirstCalls, type Visit, VISITS } from "./first-calls.ts";
import { recordFirstCalls } from "./record-first-calls.ts";

const TARGET = "generated/first-calls.ts";

const executablePath = await ensureBrowser(console.log);
const shop = await serveTree(ROOT);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const found: Record<string, FirstCalls> = {};
try {
  const routes = await listRouteFiles();
  for (const [index, { name, path }] of routes.entries()) {
    const recorded: string[][] = [];
    for (const visit of VISITS) recorded.push(await record(path, visit));
    found[name] = commonCalls(path, recorded);
    console.log(
      `${index + 1} of ${routes.length} ${path}: ${Object.keys(found[name]).join(", ") || "nothing"}`,
    );
  }
} finally {
  await browser.close();
  await shop.close();
}
writeFileSync(join(ROOT, TARGET), moduleText(found));
console.log(`${TARGET} written`);

async function record(pattern: string, visit: Visit): Promise<string[]> {
  const world = createWorldControl(shop.mockUrl, `early-${visit.account}`);
  const { session } = await setUpWorld(world, visit.account === "visitor" ? {} : { persona: visit.account });
  const context = await browser.newContext({
    viewport: visit.size,
    locale: "zh-CN",
    serviceWorkers: "block",
  });
  try {
    const cookies = { mock_world: world.world, ...(session && { session }) };
    for (const [name, value] of Object.entries(cookies))
      await context.addCookies([{ name, value, url: shop.url }]);
    return await recordFirstCalls(
      await context.newPage(),
      shop.url + addressOf(pattern, visit),
      visit.isReturn,
    );
  } finally {
    await context.close();
    await world.drop();
  }
}

function moduleText(calls: Readonly<Record<string, FirstCalls>>): string {
  return [
    "// Generated from the shop's pages. Do not edit: run `npm run generate -- first-calls`.\n",
    `export const firstCalls = ${JSON.stringify(calls, null, 2)};\n`,
  ].join("\n");
}
