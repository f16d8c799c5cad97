import type { Browser } from "@playwright/test";
import { type Figure, median } from "../print-table.ts";
import { openAs } from "./open-as.ts";

const ROUNDS = 5;

/** From a click on the next page to the first new row, in ms. */
export async function measureListChange(browser: Browser, webUrl: string): Promise<Figure[]> {
  const page = await openAs(browser, webUrl, "buyer");
  await page.goto(`${webUrl}/list/table`);
  const firstRow = page.locator("[data-goods-row]").first();
  await firstRow.waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await firstRow.getAttribute("data-goods-row");
    const measured = page.evaluate(
      (shown) =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
          const observer = new MutationObserver(() => {
            const row = document.querySelector("[data-goods-row]")?.getAttribute("data-goods-row");
            if (!clicked || !row || row === shown) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
          });
          observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        }),
      before,
    );
    await page.getByRole("link", { name: "下一页" }).click();
    times.push(await measured);
  }
  await page.context().close();
  return [{ name: "next page to its first row", value: median(times), unit: "ms", target: 100 }];
}
