/**
 * `npm run check:browsers [-- --out DIR]`: walks through the built shop in the oldest Chromium that it supports and in today's, with
 * pictures of each stop beside one another. Exits with 1 if a stop fails, or if a script or the console reports an error.
 */
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { setUpWorld } from "#mock/test-kit/set-up-world.ts";
import { createWorldControl } from "#mock/test-kit/world-control.ts";
import { type ServedShop, serveTree } from "../shots/serve-tree.ts";
import { ROOT } from "../support/run-command.ts";
import { openChromium109, openToday } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import type { Account, Driver, Hand } from "./hand.ts";
import { noteErrors } from "./note-errors.ts";
import { WALK, waitFor } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

const BROWSERS = { chromium109: openChromium109, firefox: openFirefox, webkit: openWebKit, today: openToday };

const { values, positionals } = parseArgs({
  options: { out: { type: "string", default: ".cache/browsers" } },
  allowPositionals: true,
});
const out = resolve(values.out);
const wanted = pick(positionals);

/** Pictures that are taken before something has come to rest would differ by chance. */
const REST_MS = 1000;

const shop = await serveTree(ROOT, noteErrors);
let failures = 0;
try {
  for (const open of wanted) {
    const driver = await open();
    console.log(`\n${driver.name}`);
    try {
      await walk(driver, shop);
    } finally {
      await driver.close();
    }
  }
} finally {
  await shop.close();
}
console.log(`\nPictures: ${out}`);
if (failures > 0) {
  console.error(`${failures} stops failed`);
  process.exitCode = 1;
}

async function walk(driver: Driver, { url, mockUrl }: ServedShop): Promise<void> {
  const folder = join(out, driver.name.replaceAll(/[^\w.]+/g, "-"));
  await mkdir(folder, { recursive: true });
  const hands = new Map<Account, Hand>();
  for (const [index, { name, path, as, shows, act }] of WALK.entries()) {
    const hand = hands.get(as) ?? (await openAs(driver, url, mockUrl, as));
    hands.set(as, hand);
    const problems: string[] = [];
    try {
      await hand.go(path);
      await waitFor(hand, shows);
      await act?.(hand);
      await new Promise((done) => setTimeout(done, REST_MS));
      await hand.picture(join(folder, `${String(index + 1).padStart(2, "0")}-${name}.png`));
    } catch (error) {
      problems.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : "unknown");
    }
    problems.push(...(await hand.takeErrors()));
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${name} (${path}, ${as})`);
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) failures += 1;
  }
}

/** All without names. */
function pick(names: readonly string[]): readonly (() => Promise<Driver>)[] {
  const known = new Map(Object.entries(BROWSERS));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}`);
    process.exit(2);
  }
  return [...known].filter(([name]) => names.length === 0 || names.includes(name)).map(([, open]) => open);
}

/** A page in a world of its own. */
async function openAs(driver: Driver, url: string, mockUrl: string, account: Account): Promise<Hand> {
  const name = `browsers-${driver.name.replaceAll(/\W+/g, "-")}-${account}`;
  const world = createWorldControl(mockUrl, name);
  const { session } = await setUpWorld(world, account === "visitor" ? {} : { persona: account });
  return driver.open(url, { mock_world: world.world, ...(session && { session }) });
}
