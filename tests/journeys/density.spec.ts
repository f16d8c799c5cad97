import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

/** The PC of a pharmacy's buyer. */
test.use({ viewport: { width: 1366, height: 768 } });

for (const [view, path, least] of [
  ["列表", "/list/table", 6],
  ["无图", "/list/no_image", 10],
  ["大图", "/list", 5],
] as const)
  test(`${view} shows ${least} goods wholly, below the ad, the header and one line of filters`, async ({
    page,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto(path);
    await expect(topAd(page)).toBeVisible();
    await expect.poll(() => countWhole(goodsItems(page))).toBeGreaterThanOrEqual(least);
  });

test("the cart shows 5 lines wholly, below its hints and above the settle bar", async ({ page, logInAs }) => {
  await logInAs("buyer");
  await page.goto("/cart");
  await expect(topAd(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "紧凑" })).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => countWhole(page.locator("[data-line]"))).toBeGreaterThanOrEqual(5);
});

for (const [width, height, highest] of [
  [1366, 768, 32],
  [390, 844, 48],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 768 });

    test("each hint of the cart is one line, which opens", async ({ page, logInAs, expectAccessible }) => {
      await logInAs("buyer");
      await page.goto("/cart");
      for (const hint of [
        page.getByRole("region", { name: "优惠档位" }),
        page.getByRole("complementary", { name: "失效提示" }),
      ]) {
        const heightOf = async () => (await hint.boundingBox())?.height ?? 0;
        await expect(hint).toBeVisible();
        expect(await heightOf()).toBeLessThanOrEqual(highest);
        expect(await hint.evaluateAll(cutPrices)).toEqual([]);
        await expect(hint.getByRole("button", { name: /^不再提示/ })).toHaveCount(0);
        await hint.getByRole("button", { name: /^展开/ }).press("Enter");
        await expect(hint.getByRole("button", { name: /^收起/ })).toHaveAttribute("aria-expanded", "true");
        await expect(hint.getByRole("button", { name: /^不再提示/ })).toBeInViewport();
        expect(await heightOf()).toBeGreaterThan(highest);
      }
      await expect(page.getByText("再买 ¥18,300.10 享 满 20000 享 96 折")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible();
      await page.getByRole("button", { name: "收起优惠档位" }).click();
      await expect(page.getByText("再买 ¥18,300.10 享 满 20000 享 96 折")).toBeHidden();
    });
  });

test("a row without a picture is 38 px low and has every fact, none of them cut", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list/no_image?in_stock=1&page=41");
  const rows = page.getByRole("region", { name: "商品列表" }).locator("[data-goods-row]");
  await expect(rows).toHaveCount(20);
  const tallest = () =>
    rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
  await expect.poll(tallest).toBeLessThanOrEqual(38);
  const first = rows.first();
  for (const fact of [
    /^甲 OTC 乙酰半胱氨酸颗粒/,
    /国药准字H20136962/,
    /阶梯价/,
    /0\.1g\*10袋/,
    /松江怡康药业有限公司/,
    /1 \/ 80 盒/,
    /2027-10-31 剩 11 个月/,
    /有货/,
    /¥16\.00\s*\/盒/,
    /2 盒起 ¥15\.52/,
    /再买 1 盒享 ¥15\.52/,
  ])
    await expect(first).toContainText(fact);
  for (const row of await rows.all())
    await expect(row.getByRole("checkbox", { name: /^对比 / })).toBeVisible();
  expect(await rows.evaluateAll(cutPrices)).toEqual([]);
});

test("the filters are one line: a button opens them, chips say and remove what is selected", async ({
  page,
  logInAs,
  expectAccessible,
}) => {
  await logInAs("buyer");
  await page.goto("/list/table");
  const opener = page.getByRole("button", { name: "筛选", exact: true });
  const panel = page.getByRole("region", { name: "筛选", exact: true });
  const sorts = page.getByRole("list", { name: "排序" });
  const chips = page.getByRole("group", { name: "已选条件" });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(panel).toHaveCount(0);
  await opener.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await panel.getByRole("group", { name: "品牌" }).getByRole("link", { name: /^康宁/ }).click();
  await expect(page).toHaveURL(/\?brand_id=\d+$/);
  await panel.getByRole("checkbox", { name: "仅看有货" }).check();
  await expect(chips.getByRole("link")).toHaveText(["品牌：康宁", "仅看有货", "清空"]);
  await expectAccessible();

  await opener.press("Space");
  await expect(panel).toHaveCount(0);
  const middles = await Promise.all(
    [opener, sorts, chips, page.getByRole("list", { name: "显示方式" })].map(async (part) => {
      const box = await part.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    }),
  );
  expect(new Set(middles).size, middles.join()).toBe(1);
  await chips.getByRole("link", { name: "取消 品牌：康宁" }).click();
  await expect(page).toHaveURL(/\?in_stock=1$/);
  // Without another filter the line has room for all that are simple switches.
  await page.getByRole("checkbox", { name: "仅看有货" }).uncheck();
  await expect(page).toHaveURL(/\/list\/table$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("goods open as a list, and as pictures for who has chosen them", async ({ page, logInAs }) => {
    await logInAs("buyer");
    await page.goto("/list?in_stock=1");
    const rows = page.getByRole("region", { name: "商品列表" }).locator("[data-goods-row]");
    const views = page.getByRole("list", { name: "显示方式" });
    await expect(rows).toHaveCount(20);
    await expect(views.locator("[aria-current]")).toHaveText("列表");
    await expect.poll(() => countWhole(rows)).toBeGreaterThanOrEqual(3);
    await views.getByRole("link", { name: "大图" }).click();
    await expect(rows).toHaveCount(0);
    await expect(views.locator("[aria-current]")).toHaveText("大图");
    await page.goto("/yx");
    await expect(views.locator("[aria-current]")).toHaveText("大图");
    await views.getByRole("link", { name: "列表" }).click();
    await page.goto("/search?keywords=bl");
    await expect(views.locator("[aria-current]")).toHaveText("列表");
  });

  test("no price of a row is cut", async ({ page, logInAs }) => {
    await logInAs("buyer");
    await page.goto("/list/table?brand_id=3&in_stock=1&rx=1");
    const rows = page.getByRole("region", { name: "商品列表" }).locator("[data-goods-row]");
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText("2000 盒起 ¥5.47");
    expect(await rows.evaluateAll(cutPrices)).toEqual([]);
  });
});

const topAd = (page: Page) => page.getByRole("complementary", { name: "顶部广告" });

/** The number of rows that are inside of the window and under nothing else, from edge to edge. */
function countWhole(rows: Locator): Promise<number> {
  return rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          [left + 9, (left + right) / 2, right - 9].every((x) =>
            row.contains(document.elementFromPoint(x, y)),
          ),
        );
      }).length,
  );
}

/** The prices in rows that are seen in part: a box with hidden overflow ends in the middle of them. */
function cutPrices(rows: readonly Element[]): string[] {
  const isPrice = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes("¥"),
    );
  return rows
    .flatMap((row) => [...row.querySelectorAll("*")])
    .filter((element) => isPrice(element) && element.checkVisibility())
    .filter((element) => {
      const own = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box.tagName !== "TR"; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === "visible") continue;
        const { top, right, bottom } = box.getBoundingClientRect();
        const isOut = own.top >= bottom - 1 || own.bottom <= top + 1;
        if (!isOut && own.right > right + 1) return true;
      }
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    })
    .map((element) => element.textContent ?? "");
}
