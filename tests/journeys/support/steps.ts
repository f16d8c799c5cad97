import { randomUUID } from "node:crypto";
import type { Locator, Page, Request, Route } from "@playwright/test";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { expect } from "./expect.ts";

/** The cart lines that can still be bought. */
export function cartLines(page: Page): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("spinbutton", { name: /的数量$/ }) });
}

/** The settle bar's summary of the selected lines. */
export function settleBar(page: Page): Locator {
  return page.getByRole("region", { name: "结算" }).getByRole("status");
}

/** The products of a list that can be bought, as cards or as rows. */
export function goodsItems(page: Page, name: string | RegExp = ""): Locator {
  const list = page.getByRole("region", { name: "商品列表" });
  const add = page.getByRole("button", { name: "加入购物车", disabled: false });
  return list.getByRole("article").or(list.getByRole("row")).filter({ has: add, hasText: name });
}

/** Searches like a buyer, adds the first hit and goes to the cart. */
export async function addFromSearch(page: Page, keywords: string, name: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "按药品名称搜索" }).fill(keywords);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search/);
  await goodsItems(page, name).first().getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.getByRole("button", { name: "去购物车" }).click();
  await page.waitForURL(/\/cart$/);
}

/** Goes from the cart to the checkout. */
export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "去结算" }).click();
  await page.waitForURL(/\/cart\/step2$/);
  await page.getByRole("button", { name: "提交订单" }).waitFor();
}

/** The amount due, as shown on the page. */
async function payable(page: Page): Promise<string> {
  const sum = page.getByRole("region", { name: "费用明细" });
  return /¥[\d,.]+$/.exec((await sum.innerText()).split("可用")[0]!.trim())?.[0] ?? "no amount";
}

/** Places the order; returns the amount due. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/cart\/step3\/\d+$/);
  await page.getByRole("button", { name: "确认支付" }).waitFor();
  return payable(page);
}

/** Pays the order on the current page. */
export async function payOnCredit(page: Page): Promise<void> {
  await page.getByRole("button", { name: /确认支付|重新支付/ }).click();
  await page.waitForURL(/\/cart\/step4\?id=\d+$/);
}

/**
 * Scrolls the electronic contract to its end, until it counts as read: a key that comes before it is laid out scrolls
 * nothing.
 */
export async function readAgreement(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole("region", { name: "合同全文" }).press("End");
    await page.getByText("签署后合同立即生效").waitFor({ timeout: 1000 });
  }).toPass();
}

/** The page's cumulative layout shift since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/**
 * Responds to requests of a page. In a document whose navigation has only just been committed, interception that begins
 * then never does anything; so it waits for the document. The renderer of an open page hears of it later than the
 * browser: what a busy page asks for meanwhile would go past the handler, so a request of our own has to show first
 * that nothing does.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await page.route(url, handler);
  if (page.url() === "about:blank") return;
  const probe = `/intercepted-${randomUUID()}`;
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => page.evaluate(async (at) => (await fetch(at)).status, probe)).toBe(204);
}

/**
 * Holds back requests of the page, as on a slow network, until the function is called. It waits for the first of them:
 * if there were none, the page would have loaded before the test looked at it.
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await intercept(page, url, async (route) => {
    held += 1;
    await promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, { message: `Requests to ${url} that were held back` }).toBeGreaterThan(0);
    resolve();
  };
}

/**
 * Clicks a button twice before the page can respond to the first click. The second of two clicks with the mouse would
 * come too late on a slow machine, and hit what is there by then.
 */
export async function clickTwice(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.focus();
  await button.evaluate((element: HTMLElement) => [element, element].forEach((each) => each.click()));
}

/** Holds back responses that the server has already given: they are older than what happens in the meantime. */
export async function holdResponses(page: Page, url: string) {
  const given = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await intercept(page, url, async (route) => {
    const response = await route.fetch();
    given.resolve();
    await released.promise;
    // The page may have canceled the call meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { given: given.promise, release: released.resolve };
}

/**
 * Waits until all calls of a page have a response, but for those that never will be. Before its clock jumps: what still
 * waits then has timed out.
 */
export async function untilResponded(page: Page, countPending = async () => 0): Promise<void> {
  const countWaiting = async () => {
    const requests = await page.requests();
    // Requests of a document that was replaced may never end.
    const opened = requests.findLastIndex(
      (request) => request.isNavigationRequest() && !request.frame().parentFrame(),
    );
    const waiting = requests.slice(opened + 1).filter(isWaiting).length;
    return waiting - (await countPending());
  };
  await expect.poll(countWaiting, { intervals: [30, 100] }).toBeLessThanOrEqual(0);
}

const isWaiting = (request: Request): boolean =>
  request.resourceType() === "fetch" && !request.existingResponse() && !request.failure();

/** Lets the minutes pass for the mock and for the page. */
export async function passMinutes(page: Page, mock: WorldControl, minutes: number): Promise<void> {
  await mock.clock.advance(`${minutes}m`);
  await untilResponded(page);
  await page.clock.fastForward(minutes * 60_000);
}

/** Stops the page's clock: from here on it advances only by `runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Navigates inside the app, like a link; no page links to all of these. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 0, key: crypto.randomUUID() }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/** A page that asks for nothing of its own. */
const BARE = "/loading";
const bareShown = (page: Page) => page.waitForFunction(() => document.title.startsWith("加载中"));

/** Loads the page that asks for nothing, in a new document; from there others are opened in the app. */
export async function openBare(page: Page): Promise<void> {
  await page.goto(BARE, { waitUntil: "commit" });
  await bareShown(page);
}

/** Leaves a page for good, for the one that asks for nothing: the next visit asks again. */
export async function goToBare(page: Page): Promise<void> {
  await navigate(page, BARE);
  await bareShown(page);
}

/**
 * Returns the distance between each visible form error and the next element in its column, in px, and that element: an
 * error that touches the next label seems to belong to it.
 */
export function errorGaps(page: Page): Promise<{ error: string; next: string; gap: number }[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const texts = [...document.querySelectorAll("main form :is(label, legend, button, h2, h3)")].filter(
      (element) => element.checkVisibility() && element.textContent.trim() !== "",
    );
    const errors = [...document.querySelectorAll("main form [role=alert]")];
    return errors
      .filter((error) => error.textContent !== "")
      .flatMap((error) => {
        const own = boxOf(error);
        const below = texts
          .map((element) => ({ element, box: boxOf(element) }))
          .filter(({ box }) => box.top >= own.bottom - 4 && box.left < own.right && box.right > own.left)
          .toSorted((a, b) => a.box.top - b.box.top)[0];
        if (!below) return [];
        return { error: error.textContent, next: below.element.textContent, gap: below.box.top - own.bottom };
      });
  });
}

/** Enter that confirms a word in an input method: as it comes in Chromium and Firefox, and as in Safari. */
export function confirmWord(field: Locator): Promise<void> {
  return field.evaluate((element) => {
    for (const isComposing of [true, false])
      element.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: "Enter",
          keyCode: 229,
          isComposing,
          bubbles: true,
          cancelable: true,
        }),
      );
  });
}

/** Counts what a buyer clicks and presses and the pages that they see, from now on; a reload begins anew. */
export async function countEffort(page: Page) {
  const pages = new Set([new URL(page.url()).pathname]);
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname);
  });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { clicks: "0", keys: "0" });
    addEventListener("pointerdown", () => (dataset.clicks = String(Number(dataset.clicks) + 1)), true);
    addEventListener("keydown", () => (dataset.keys = String(Number(dataset.keys) + 1)), true);
  });
  return async () => {
    const counted = await page.evaluate(() => {
      const { clicks, keys } = document.documentElement.dataset;
      return { clicks: Number(clicks), keys: Number(keys) };
    });
    return { ...counted, pages: [...pages] };
  };
}

/** As Ctrl+V does with what a spreadsheet has copied. */
export async function pasteCells(field: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  await field.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((cells) => cells.join("\t")).join("\r\n"),
  );
}
