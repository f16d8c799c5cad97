/** `npm run shots`: pictures of every page of the built shop, and the pixels that differ between two builds. */
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { InputError } from "#mock/input/input-error.ts";
import { ensureBrowser } from "../ensure-browser.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import { documentedRoutes } from "../web/route-list.ts";
import { compareFolders } from "./compare/compare-folders.ts";
import { HELP, type ShotsOptions, readShotsOptions } from "./options.ts";
import { type Picture, listPictures } from "./pictures.ts";
import { serveTree } from "./serve-tree.ts";
import { takePictures } from "./take.ts";
import { checkOut } from "./worktree.ts";

type TakeOptions = Extract<ShotsOptions, { kind: "take" }>;

const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  // Tiles are drawn anew and whole: reused parts differ in the shades of gradients.
  "--disable-partial-raster",
  "--num-raster-threads=1",
  "--force-color-profile=srgb",
];

const closers: (() => Promise<void>)[] = [];

async function closeAll() {
  stopCommands();
  for (const close of closers.splice(0).toReversed()) await close();
}

/** Pictures of the shop of one source tree; returns how many went wrong. */
async function takeOf(tree: string, folder: string, browser: Browser, pictures: Picture[], jobs: number) {
  const shop = await serveTree(tree);
  closers.push(() => shop.close());
  console.log(`${pictures.length} pictures into ${folder}`);
  const problems = await takePictures(browser, shop, pictures, folder, jobs);
  for (const problem of problems) console.log(`✗ ${problem}`);
  return problems.length;
}

async function take({ out, base, routes, accounts, sizes, jobs, threshold }: TakeOptions): Promise<boolean> {
  const pictures = listPictures(
    documentedRoutes.filter(({ path }) => routes.test(path)),
    accounts,
    sizes,
  );
  if (pictures.length === 0) throw new InputError(`--routes ${routes.source} matches no address`);
  const executablePath = await ensureBrowser(() => {});
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  closers.push(() => browser.close());
  if (base === undefined) return (await takeOf(ROOT, out, browser, pictures, jobs)) === 0;

  const tree = await checkOut(base);
  closers.push(() => tree.remove());
  const before = join(out, "before");
  const after = join(out, "after");
  const failed =
    (await takeOf(tree.path, before, browser, pictures, jobs)) +
    (await takeOf(ROOT, after, browser, pictures, jobs));
  const isSame = await compareFolders(before, after, join(out, "compare"), threshold);
  return isSame && failed === 0;
}

const run = (options: ShotsOptions): Promise<boolean> =>
  options.kind === "take"
    ? take({ ...options, out: resolve(options.out) })
    : compareFolders(
        resolve(options.before),
        resolve(options.after),
        resolve(options.out),
        options.threshold,
      );

onInterrupt(closeAll, 130);
try {
  const options = readShotsOptions(process.argv.slice(2));
  if (options) process.exitCode = (await run(options)) ? 0 : 1;
  else console.log(HELP);
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
