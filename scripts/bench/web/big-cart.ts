import type { Browser, Page } from "@playwright/test";
import { type Figure, median } from "../print-table.ts";
import { openAs } from "./open-as.ts";
import { timeToPaint } from "./time-to-paint.ts";

const ROUNDS = 5;
const SLOWDOWN = 4;

/**
 * A cart of 3,000 lines with CPU throttling: time until rows are painted after the response, selecting all, changing
 * one quantity, and the size of the DOM. The baseline is a plain table with as many rows in the same browser.
 */
export async function measureBigCart(browser: Browser, webUrl: string): Promise<Figure[]> {
  const page = await openAs(browser, webUrl, "big");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const paints: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    paints.push(await paintAfterArrival(page, webUrl));
    plain.push(await page.evaluate(paintPlainTable));
  }
  await page.goto(`${webUrl}/cart`);
  await page.locator("[role=row][data-line]").first().waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const selects: number[] = [];
  const quantities: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    selects.push(await timeToPaint(page, page.getByRole("region", { name: "结算" }).getByRole("checkbox")));
    quantities.push(await timeToPaint(page, page.getByRole("button", { name: /^增加/ }).nth(round)));
  }
  await page.context().close();
  const paint = median(paints);
  return [
    { name: "first rows after the lines arrived", value: paint, unit: "ms", target: 400 },
    {
      name: "  beside a plain table of 3,000 rows",
      value: paint / median(plain),
      unit: "×",
      note: "lower is better",
    },
    { name: "select all", value: median(selects), unit: "ms", target: 100 },
    { name: "one quantity", value: median(quantities), unit: "ms", target: 50 },
    { name: "elements in the document", value: nodes, unit: "", target: 1500 },
  ];
}

/** From the end of the response with the lines to the first painted row. */
async function paintAfterArrival(page: Page, webUrl: string): Promise<number> {
  await page.goto(`${webUrl}/list`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    performance.clearResourceTimings();
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[role=row][data-line]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("rows")));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole("link", { name: /购物车/ })
    .first()
    .click();
  // The browser adds the resource timing entry some time after the response has been read.
  const measured = await page.waitForFunction(() => {
    const list = performance.getEntriesByType("resource").find(({ name }) => name.includes("/api/cart/list"));
    const [rows] = performance.getEntriesByName("rows");
    return list && rows ? rows.startTime - (list as PerformanceResourceTiming).responseEnd : undefined;
  });
  return (await measured.jsonValue()) ?? Number.NaN;
}

/** Runs in the page: the time to paint 3,000 rows of eight plain cells. */
async function paintPlainTable(): Promise<number> {
  const started = performance.now();
  const table = document.createElement("table");
  for (let row = 0; row < 3000; row++) {
    const line = table.insertRow();
    for (let cell = 0; cell < 8; cell++) line.insertCell().textContent = `阿莫西林胶囊 ${row}-${cell}`;
  }
  document.body.replaceChildren(table);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - started;
}
