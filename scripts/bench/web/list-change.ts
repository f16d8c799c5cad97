import type { Browser, Page } from "@playwright/test";
import { compareWithPeer } from "../compare-with-peer.ts";
import type { Figure } from "../print-table.ts";
import { openPeer } from "./build-peer.ts";
import { copyRows, countElements } from "./copy-elements.ts";
import { openAs } from "./open-as.ts";
import type { Tree } from "./peer/tree.ts";

const SERIES = 3;
/** Page changes of a series. */
const CHANGES = 6;
const ROW = "main tbody tr";
/** Between two changes; less than the idle time after which the shop prefetches the next page. */
const PAUSE_MS = 200;

/**
 * From a click on the next page to the first new row, in ms; beside it a bare React page that fetches the same pages
 * and renders the same rows, in turns with the shop.
 */
export async function measureListChange(browser: Browser, webUrl: string): Promise<Figure[]> {
  const first = await openAs(browser, webUrl, "buyer");
  const copy = await copyList(first, webUrl);
  const ofShop: number[] = [];
  const ofPeer: number[] = [];
  let sizes = "";
  for (let series = 0; series < SERIES; series++) {
    // Both in a new tab: one that has shown these pages before still has their pictures in memory, and paints them with
    // the rows.
    const shop = await first.context().newPage();
    await openList(shop, webUrl);
    ofShop.push(...(await shop.evaluate(timeNextPages, { row: ROW, changes: CHANGES, pauseMs: PAUSE_MS })));
    const peer = await openPeer(shop, webUrl, copy);
    await peer.bringToFront();
    ofPeer.push(...(await peer.evaluate(timeNextPages, { row: "tr", changes: CHANGES, pauseMs: PAUSE_MS })));
    sizes = `rows of ${await countElements(shop, ROW)} and ${await countElements(peer, "tr")} elements`;
    await peer.close();
    await shop.close();
  }
  await first.context().close();
  return compareWithPeer("next page to its first row", ofShop, ["bare React", ofPeer], 1.3, { note: sizes });
}

async function openList(page: Page, webUrl: string): Promise<void> {
  await page.goto(`${webUrl}/list/table`);
  await page.locator(ROW).first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** The address of the list's call, and the rows of the pages that are going to be shown. */
async function copyList(page: Page, webUrl: string) {
  const listRequest = page.waitForRequest((request) => request.url().includes("/api/goods/list"));
  await openList(page, webUrl);
  const url = (await listRequest).url();
  const pages: Record<number, Tree[]> = {};
  const { css, around } = await copyRows(page, ROW);
  for (let number = 2; number <= CHANGES + 1; number++) {
    await page.evaluate(timeNextPages, { row: ROW, changes: 1, pauseMs: PAUSE_MS });
    pages[number] = (await copyRows(page, ROW)).rows;
  }
  return { css, goodsList: { url, around, pages } };
}

type Paging = { row: string; changes: number; pauseMs: number };

/**
 * In the page: clicks on the next page as soon as the last one is shown, and times each change that had to be fetched:
 * the shop prefetches the next page when it is idle for a while.
 */
async function timeNextPages({ row, changes, pauseMs }: Paging): Promise<number[]> {
  const times: number[] = [];
  for (let change = 0; change < changes; change++) {
    const shown = document.querySelector(row)?.textContent;
    const next = document.querySelector<HTMLElement>("[aria-label=下一页]");
    performance.clearResourceTimings();
    const clicked = performance.now();
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const text = document.querySelector(row)?.textContent;
        if (!text || text === shown) return;
        observer.disconnect();
        resolve(nextPaint());
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    next?.click();
    const time = (await painted) - clicked;
    // The browser adds the resource timing entry some time after the response has been read. And a buyer clicks when
    // the pictures are there: those of the page before would be rendered within the time of the next.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const calls = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/api/goods/list"));
    if (calls.some(({ startTime }) => startTime >= clicked && startTime <= clicked + time)) times.push(time);
  }
  return times;
}
