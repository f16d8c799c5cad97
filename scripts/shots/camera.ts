import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import type { PersonaName } from "#mock/names.ts";
import { setUpWorld } from "#mock/test-kit/set-up-world.ts";
import { createWorldControl } from "#mock/test-kit/world-control.ts";
import { TEST_START } from "#mock/test-kit/world-options.ts";
import { watchRest } from "./at-rest.ts";
import { VISITOR, type Picture, type Size } from "./pictures.ts";
import type { ServedShop } from "./serve-tree.ts";

/** Takes one picture; resolves with what was wrong, if anything. */
export type Camera = (picture: Picture, folder: string) => Promise<string | undefined>;

const STORAGE_TYPES = "local_storage,indexeddb,cache_storage";

/**
 * A camera for pictures of one size. It keeps its browser context, and with it the compiled scripts; each picture gets
 * a page without memory, a world of its own that is named after it, a fixed time and fixed random numbers.
 */
export async function openCamera(browser: Browser, shop: ServedShop, size: Size): Promise<Camera> {
  const context = await browser.newContext({
    viewport: size,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
  });
  await context.addInitScript(standStill, Date.parse(`${TEST_START.replace(" ", "T")}+08:00`));

  return async ({ path, account, file }, folder) => {
    const world = createWorldControl(shop.mockUrl, `shots-${file.replaceAll(/[^\w.-]/g, "-").slice(0, 50)}`);
    const { session } = await setUpWorld(
      world,
      account === VISITOR ? {} : { persona: account as PersonaName },
    );
    await context.clearCookies();
    const cookies = { mock_world: world.world, ...(session && { session }) };
    for (const [name, value] of Object.entries(cookies))
      await context.addCookies([{ name, value, url: shop.url }]);
    const page = await context.newPage();
    try {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Storage.clearDataForOrigin", { origin: shop.url, storageTypes: STORAGE_TYPES });
      const rest = watchRest(page);
      await page.goto(shop.url + path, { waitUntil: "commit" });
      let unrest = await rest();
      // Content far down loads only when it is scrolled near the window, and can make the page longer.
      for (let isWhole = false; !isWhole && !unrest;) {
        const height = await page.evaluate(scrollThrough);
        unrest = await rest();
        isWhole = await page.evaluate(isWholeAt, height);
      }
      await page.evaluate(drawPictures);
      const target = join(folder, file);
      await mkdir(dirname(target), { recursive: true });
      await page.screenshot({ path: target, fullPage: true, animations: "disabled", caret: "hide" });
      return unrest && `never came to rest: ${unrest}`;
    } catch (error) {
      return (error as Error).message;
    } finally {
      await page.close();
      await world.drop();
    }
  };
}

/**
 * In the page, before its scripts: the same time and the same random numbers always, and no lottery that opens by
 * itself. Playwright's clock would replace the frames too, which what is drawn on coming near depends on.
 */
function standStill(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...parts: []) {
      super(...((parts.length === 0 ? [now] : parts) as []));
    }
    static override now = () => now;
  } as DateConstructor;
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  try {
    sessionStorage.setItem("lottery-put-away", "3");
  } catch {
    // A sandboxed frame has no storage, and no lottery either.
  }
}

/** In the page: down by half windows until the end, and back, so that everything is loaded. Returns the height. */
async function scrollThrough(): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const goTo = async (top: number) => {
    scrollTo({ top, behavior: "instant" });
    // Intersection observers are notified after a frame.
    await nextFrame();
    await nextFrame();
  };
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += innerHeight / 2)
    await goTo(top);
  await goTo(document.documentElement.scrollHeight);
  for (const image of document.images) image.loading = "eager";
  const height = document.documentElement.scrollHeight;
  await goTo(0);
  return height;
}

/** In the page: whether nothing has been added since it was scrolled through, when it was this high. */
function isWholeAt(height: number): boolean {
  const isLater = (image: HTMLImageElement) => image.loading === "lazy";
  return document.documentElement.scrollHeight === height && ![...document.images].some(isLater);
}

/** In the page: pictures that have arrived are drawn a little later; those that cannot be seen perhaps never. */
async function drawPictures(): Promise<void> {
  const drawn = Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))]);
}
