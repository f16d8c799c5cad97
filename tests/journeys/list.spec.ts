import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

test("filters, order and page live in the address, and back restores them and the scroll position", async ({
  page,
  logIn,
}) => {
  await logIn("buyer");
  await page.goto("/list/table");
  await page.getByRole("checkbox", { name: "仅看有货" }).check();
  await expect(page).toHaveURL(/in_stock=1/);
  await page.getByRole("link", { name: /^价格/ }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("region", { name: "商品列表" })).toHaveAttribute("aria-busy", "false");

  const address = page.url();
  const name = await goodsItems(page).nth(9).getByRole("link").last().innerText();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await goodsItems(page)
    .nth(9)
    .getByRole("link")
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/list\/info\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(goodsItems(page).nth(9)).toContainText(name);
  await expect(page.getByRole("checkbox", { name: "仅看有货" })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test("nonsense in the address is ignored, and an unknown product is not found", async ({
  page,
  mock,
  logIn,
}) => {
  await logIn("buyer");
  await page.goto("/list?page=-3&sort=__proto__&price_min=abc&select=1e9&order=%00");
  await expect(goodsItems(page).first().or(page.getByText("没有找到")).first()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.goto("/list/info/abc");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await mock.requests({ operationId: "getGoodsDetail" })).toHaveLength(0);
  await page.goto("/nowhere/at/all");
  await expect(page).toHaveURL(/\/404$/);
});

test("adding more than there is shows the server's message and keeps the cart as it was", async ({
  page,
  mock,
  logIn,
}) => {
  await logIn("buyer");
  await page.goto("/list?in_stock=1");
  await mock.faults.add({
    match: { operationId: "addCartLines" },
    fault: { kind: "status", status: 422, errors: { "params.0.number": ["库存仅剩 4 盒，请减少数量"] } },
  });
  const item = goodsItems(page).nth(3);
  await item.getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("库存仅剩 4 盒，请减少数量")).toBeVisible();
  await expect(page.getByText("已加入购物车")).toHaveCount(0);
});
