/**
 * `npm run check -- browsers [firefox … --out DIR]`: walks through the built shop in the browsers named, or in all,
 * with the pictures of each stop beside one another in a sheet. Exits with 1 if a browser can't be had, a stop fails,
 * or a script or the console reports an error.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { setUpWorld } from "#mock/test-kit/set-up-world.ts";
import { createWorldControl } from "#mock/test-kit/world-control.ts";
import { type ServedShop, serveTree } from "../shots/serve-tree.ts";
import { ROOT } from "../support/run-command.ts";
import type { Account, Browser, BrowserPage } from "./browser-page.ts";
import { openChromium109, openToday } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import { noteErrors } from "./note-errors.ts";
import { WALK, waitFor } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

const BROWSERS = { chromium109: openChromium109, firefox: openFirefox, webkit: openWebKit, today: openToday };

const { values, positionals } = parseArgs({
  options: { out: { type: "string", default: ".cache/browsers" } },
  allowPositionals: true,
});
const out = resolve(values.out);
const selected = pick(positionals);

/** Pictures that are taken before something has come to rest would differ by chance. */
const REST_MS = 1000;

const shop = await serveTree(ROOT, noteErrors);
const folders: string[] = [];
let failures = 0;
try {
  for (const [browser, open] of selected) {
    try {
      await walk(await open(), shop);
    } catch (error) {
      console.log(`✗ ${browser}: ${error instanceof Error ? error.message : "unknown"}`);
      failures += 1;
    }
  }
} finally {
  await shop.close();
}
const sheet = join(out, "sheet.html");
await writeFile(sheet, sheetOf(folders));
console.log(`\nPictures: ${sheet}`);
if (failures > 0) {
  console.error(`${failures} failed`);
  process.exitCode = 1;
}

async function walk(browser: Browser, shopServed: ServedShop): Promise<void> {
  console.log(`\n${browser.name}`);
  const folder = browser.name.replaceAll(/[^\w.]+/g, "-");
  folders.push(folder);
  await mkdir(join(out, folder), { recursive: true });
  try {
    await makeStops(browser, folder, shopServed);
  } finally {
    await browser.close();
  }
}

function pictureOf(index: number): string {
  return `${String(index + 1).padStart(2, "0")}-${WALK[index]?.name}.png`;
}

async function makeStops(browser: Browser, folder: string, { url, mockUrl }: ServedShop): Promise<void> {
  const pages = new Map<Account, BrowserPage>();
  for (const [index, { name, path, as, shows, act }] of WALK.entries()) {
    const page = pages.get(as) ?? (await openAs(browser, url, mockUrl, as));
    pages.set(as, page);
    const problems: string[] = [];
    try {
      await page.go(path);
      await waitFor(page, shows);
      await act?.(page);
      await new Promise((done) => setTimeout(done, REST_MS));
      await page.picture(join(out, folder, pictureOf(index)));
    } catch (error) {
      problems.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : "unknown");
    }
    problems.push(...(await page.takeErrors()));
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${name} (${path}, ${as})`);
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) failures += 1;
  }
}

/** A page with a row for each stop and a column for each browser. */
function sheetOf(columns: readonly string[]): string {
  const cell = (file: string) =>
    `<td><a href="${file}"><img src="${file}" alt="" width="460" loading="lazy"></a></td>`;
  const rows = WALK.map(({ name }, index) => {
    const cells = columns.map((folder) => cell(`${folder}/${pictureOf(index)}`));
    return `<tr><th>${name}</th>${cells.join("")}</tr>`;
  });
  const heads = columns.map((folder) => `<th>${folder}</th>`).join("");
  return `<!doctype html><meta charset="utf-8"><title>Browsers</title><table><tr><th></th>${heads}</tr>${rows.join("")}</table>`;
}

/** All without names. */
function pick(names: readonly string[]): [string, () => Promise<Browser>][] {
  const known = new Map(Object.entries(BROWSERS));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}`);
    process.exit(2);
  }
  return [...known].filter(([name]) => names.length === 0 || names.includes(name));
}

/** A page in a world of its own. */
async function openAs(
  browser: Browser,
  url: string,
  mockUrl: string,
  account: Account,
): Promise<BrowserPage> {
  const name = `browsers-${browser.name.replaceAll(/\W+/g, "-")}-${account}`;
  const world = createWorldControl(mockUrl, name);
  const { session } = await setUpWorld(world, account === "visitor" ? {} : { persona: account });
  return browser.open(url, { mock_world: world.world, ...(session && { session }) });
}
