import { expect, test } from "./support/shop.ts";
import { cartLines, goodsItems, settleBar } from "./support/steps.ts";

test("two tabs agree about the cart", async ({ page, context, logIn }) => {
  await logIn("buyer");
  await page.goto("/cart");
  await cartLines(page).first().waitFor();
  const other = await context.newPage();
  await other.goto("/list?in_stock=1");
  await goodsItems(other).nth(1).getByRole("button", { name: "加入购物车" }).click();
  await expect(other.getByText("已加入购物车")).toBeVisible();
  const count = /\d+/.exec(
    (await other
      .getByRole("link", { name: /^购物车/ })
      .first()
      .innerText()) || "",
  )?.[0];
  await expect(page.getByRole("button", { name: `全部 ${count}` })).toBeVisible();
});

test("a cart of 3,000 lines scrolls, selects and settles", async ({ page, logIn }) => {
  await logIn("big");
  await expect(page.getByRole("link", { name: /购物车/ }).first()).toHaveText(/(?<!\d)99(?!\d)/);
  await page.goto("/cart");
  await cartLines(page).first().waitFor();
  expect(await page.locator("*").count()).toBeLessThan(1500);
  const rowCount = Number(await page.getByRole("table").first().getAttribute("aria-rowcount"));
  expect(rowCount).toBeGreaterThanOrEqual(3000);

  const all = page.getByRole("region", { name: "结算" }).getByRole("checkbox", { name: "全选" });
  await all.check();
  await expect(settleBar(page)).toContainText(/已选 2\d{3} 种|已选 3000 种/);
  await all.uncheck();
  await expect(settleBar(page)).toContainText("已选 0 种");

  await page.keyboard.press("End");
  await expect(page.getByRole("row").last()).toBeVisible();
  await page.reload();
  await expect(settleBar(page)).toContainText("已选 0 种");
});
