import type { Browser, Locator, Page } from "@playwright/test";
import { compareWithPeer } from "../compare-with-peer.ts";
import type { Figure } from "../print-table.ts";
import { openPeer } from "./build-peer.ts";
import { copyElement, copyRows, countElements } from "./copy-elements.ts";
import { openAs } from "./open-as.ts";
import { timeToPaint } from "./time-to-paint.ts";

const ROUNDS = 5;
const SLOWDOWN = 4;
/** The slots of the rows of lines: each line has a field for its quantity. */
const SLOT = "[role=rowgroup] > :has([role=spinbutton])";
const SETTLE_BAR = "[role=region][aria-label=结算]";

type Times = { paints: number[]; selects: number[]; quantities: number[]; elements: number };

/**
 * A cart of 3,000 lines with CPU throttling: time until rows are painted after the response, selecting all, changing
 * one quantity, and the size of the DOM. Beside it, in turns, a bare virtual list in React that fetches the same lines
 * and renders the same rows.
 */
export async function measureBigCart(browser: Browser, webUrl: string): Promise<Figure[]> {
  const shop = await openAs(browser, webUrl, "big");
  const copy = await copyCart(shop, webUrl);
  await slowDown(shop);
  const ofShop: Times = { paints: [], selects: [], quantities: [], elements: 0 };
  const ofPeer: Times = { paints: [], selects: [], quantities: [], elements: 0 };
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await shop.bringToFront();
    await shop.goto(`${webUrl}/list`);
    await shop.waitForLoadState("networkidle");
    await timeCart(shop, shop.getByRole("link", { name: /购物车/ }).first(), ofShop);
    nodes = await shop.evaluate(countNodes);
    const peer = await openPeer(shop, webUrl, copy);
    await peer.bringToFront();
    await slowDown(peer);
    await timeCart(peer, peer.getByRole("button", { name: "购物车" }), ofPeer);
    await peer.close();
  }
  await shop.context().close();
  const compareWithReact = (name: string, what: "paints" | "selects" | "quantities", target: number) =>
    compareWithPeer(name, ofShop[what], ["bare React", ofPeer[what]], target);
  const note = `${ofShop.elements} and ${ofPeer.elements} elements`;
  return [
    ...compareWithReact("first rows after the lines arrived", "paints", 0.75),
    ...compareWithReact("select all", "selects", 1.5),
    ...compareWithReact("one quantity", "quantities", 0.5),
    {
      name: "elements of the rows in view, to those of bare React",
      value: ofShop.elements / ofPeer.elements,
      unit: "×",
      note,
    },
    { name: "elements in the document", value: nodes, unit: "", target: 1500 },
  ];
}

/**
 * In the page: the elements of the page and what is around it. The list that the cart was opened from is kept hidden
 * for the way back, and is no part of the cart.
 */
function countNodes(): number {
  const hidden = [...document.querySelectorAll("main *")].filter(
    (one) => !one.checkVisibility() && one.closest("[style*='display: none']"),
  );
  return document.querySelectorAll("*").length - hidden.length;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

async function copyCart(page: Page, webUrl: string) {
  const listRequest = page.waitForRequest((request) => request.url().includes("/api/cart/list"));
  await page.goto(`${webUrl}/cart`);
  await page.locator(SLOT).first().waitFor();
  await page.waitForLoadState("networkidle");
  const { css, around, rows, rowHeight, top } = await copyRows(page, SLOT);
  const settleBar = await copyElement(page, SETTLE_BAR);
  return {
    css,
    cart: { url: (await listRequest).url(), around, slots: rows, slotHeight: rowHeight, top, settleBar },
  };
}

/** Opens the cart with a click on `opener`, selects all and changes a quantity. */
async function timeCart(page: Page, opener: Locator, times: Times): Promise<void> {
  times.paints.push(await paintAfterArrival(page, opener));
  await page.waitForLoadState("networkidle");
  times.elements = await countElements(page, SLOT);
  const all = page.getByRole("region", { name: "结算" }).getByRole("checkbox");
  const more = page.getByRole("button", { name: /^增加/ });
  times.selects.push(await meanTimeToPaint(page, [all, all]));
  times.quantities.push(await meanTimeToPaint(page, [more.nth(0), more.nth(1)]));
}

/**
 * The mean of these clicks: they differ (all selected or none; in bare React a second quantity takes a third of the
 * first), so that a median would be now of the one kind, now of the other.
 */
async function meanTimeToPaint(page: Page, targets: readonly Locator[]): Promise<number> {
  let sum = 0;
  for (const target of targets) sum += await timeToPaint(page, target);
  return sum / targets.length;
}

/** From the end of the response with the lines to the first painted row. */
async function paintAfterArrival(page: Page, opener: Locator): Promise<number> {
  await page.evaluate((slot) => {
    performance.clearResourceTimings();
    performance.clearMarks();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(slot)) return;
      observer.disconnect();
      void nextPaint().then((startTime) => performance.mark("rows", { startTime }));
    }).observe(document.body, { childList: true, subtree: true });
  }, SLOT);
  await opener.click();
  // The browser adds the resource timing entry some time after the response has been read.
  const measured = await page.waitForFunction(() => {
    const list = performance.getEntriesByType("resource").find(({ name }) => name.includes("/api/cart/list"));
    const [rows] = performance.getEntriesByName("rows");
    return list && rows ? rows.startTime - (list as PerformanceResourceTiming).responseEnd : undefined;
  });
  return (await measured.jsonValue()) ?? Number.NaN;
}
