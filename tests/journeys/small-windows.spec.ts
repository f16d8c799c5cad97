import type { Locator } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { cartLines, goodsItems } from "./support/steps.ts";

/** 1366 × 768 magnified to 200 %. */
test.use({ viewport: { width: 683, height: 384 } });

test("a whole line of the cart and a whole item of the lists are seen at once", async ({ page, logInAs }) => {
  await logInAs("buyer");
  for (const [path, rows] of [
    ["/cart", cartLines(page)],
    ["/list/table", goodsItems(page)],
    ["/list", goodsItems(page)],
  ] as const) {
    await page.goto(path);
    await rows.nth(2).waitFor();
    await rows.nth(2).evaluate((row) => row.scrollIntoView({ block: "center" }));
    await expect.poll(() => hiddenOf(rows.nth(2)), path).toEqual([]);
  }
});

/** The corners of a row that are outside of the window or under something else. */
function hiddenOf(row: Locator): Promise<string[]> {
  return row.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 3, bottom - 3].flatMap((y) =>
      [left + 9, right - 9].flatMap((x) => {
        const hit = document.elementFromPoint(x, y);
        return element.contains(hit)
          ? []
          : [`${bottom - top} px high, at ${x}, ${y}: ${hit?.outerHTML.slice(0, 100)}`];
      }),
    );
  });
}
