import { expect, test } from "./support/shop.ts";
import { countEffort } from "./support/steps.ts";

test("three makers are compared from the list, and the best goes into the cart", async ({
  page,
  mock,
  expectAccessible,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/search/table?keywords=blfhsjn");
  const ticks = page.getByRole("checkbox", { name: /^对比 布洛芬缓释胶囊/ });
  await ticks.first().waitFor();
  const effort = await countEffort(page);
  for (const index of [0, 1, 2]) await ticks.nth(index).check();
  const bar = page.getByRole("region", { name: "商品对比" });
  await expect(bar).toContainText("已选 3 / 4");
  await bar.getByRole("link", { name: "开始对比" }).click();
  await expect(page.getByRole("rowheader", { name: "单位价" })).toBeVisible();
  expect(await effort()).toEqual({ clicks: 4, keys: 0, pages: ["/search/table", "/list/compare"] });
  await page.goBack();
  await ticks.nth(3).check();
  await ticks.nth(4).click();
  await expect(page.getByText("最多对比 4 种商品")).toBeVisible();
  await expect(ticks.nth(4)).not.toBeChecked();
  await bar
    .getByRole("button", { name: /^不对比/ })
    .last()
    .click();
  await expectAccessible();
  await bar.getByRole("link", { name: "开始对比" }).click();

  await expect(page).toHaveURL(/\/list\/compare\?ids=\d+%2C\d+%2C\d+$/);
  const table = page.getByRole("region", { name: "对比表" });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  const row = (name: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("单位价")).toContainText("最低");
  await expect(row("效期至")).toContainText("最长");
  await expect(row("上次购买")).toContainText("买过 · 上次 ¥4.35");
  await expectAccessible();

  const all = await table.getByRole("row").count();
  await page.getByRole("checkbox", { name: "只看不同" }).check();
  expect(await table.getByRole("row").count()).toBeLessThan(all);
  await table.getByRole("button", { name: "加入购物车" }).first().click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  expect(await mock.requests({ operationId: "addCartLines" })).toHaveLength(1);

  await table
    .getByRole("button", { name: /^移出对比/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\?ids=\d+%2C\d+$/);
  await page.reload();
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole("button", { name: "加入购物车" }).first()).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/table\?keywords=blfhsjn$/);
  await expect(bar).toContainText("已选 2 / 4");
});
