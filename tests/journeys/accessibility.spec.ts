import { expect, test } from "./support/shop.ts";
import {
  cartLines,
  goodsItems,
  hold,
  openBare,
  navigate,
  openCheckout,
  payOnCredit,
  placeOrder,
} from "./support/steps.ts";

for (const width of [1440, 390]) {
  test.describe(`axe finds no violations at ${width} px`, { tag: width === 390 ? [] : "@walk" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("from the cart to the order, including its dialog", async ({ page, expectAccessible, logInAs }) => {
      await logInAs("buyer");
      await page.goto("/cart");
      await cartLines(page).first().waitFor();
      await expectAccessible();
      await page
        .getByRole("button", { name: /^删除 / })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toContainText("确定删除这件商品吗?");
      await expectAccessible();
      await page.getByRole("button", { name: "取消", exact: true }).click();
      await openCheckout(page);
      await expectAccessible();
      await placeOrder(page);
      await expectAccessible();
      await payOnCredit(page);
      await expectAccessible();
      await page.getByRole("link", { name: "查看订单" }).click();
      await page.getByRole("region", { name: "订单状态" }).waitFor();
      await expectAccessible();
    });
  });
}

test("the search panel is accessible while open, and works by keyboard alone", async ({
  page,
  expectAccessible,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/list");
  await goodsItems(page).first().waitFor();
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "按药品名称搜索" });
  await expect(box).toBeFocused();
  await page.keyboard.type("amxl");
  const options = page.getByRole("listbox", { name: "搜索建议" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?/);
});

test("the phone's menu on the home page is accessible, with a category open too", async ({
  page,
  expectAccessible,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs("buyer");
  await page.goto("/");
  await page.getByRole("navigation", { name: "全部商品分类" }).getByRole("link").nth(1).waitFor();
  await page.getByRole("button", { name: "打开菜单" }).click();
  const categories = page.getByRole("dialog").getByRole("navigation", { name: "按分类找商品" });
  await categories.getByRole("group").first().waitFor();
  await expectAccessible();
  await categories.locator("summary").nth(1).click();
  await expect(categories.getByRole("link").first()).toBeVisible();
  await expectAccessible();
});

test("the category menu of the home page is accessible with an entry open", async ({
  page,
  expectAccessible,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/");
  const entry = page.getByRole("navigation", { name: "全部商品分类" }).getByRole("listitem").first();
  await entry.hover();
  await expect(entry.getByRole("link").nth(3)).toBeVisible();
  await expectAccessible();
});

test("placeholders are visible in forced colors, which have no backgrounds", async ({ page, logInAs }) => {
  await logInAs("buyer");
  await page.emulateMedia({ forcedColors: "active" });
  await openBare(page);
  const release = await hold(page, "**/api/goods/list?*");
  await navigate(page, "/list");
  const shape = page.getByRole("status", { name: "正在加载商品" }).locator("*:empty").first();
  await expect(shape).toHaveCSS("outline-style", "solid");
  await expect(shape).not.toHaveCSS("outline-width", "0px");
  release();
  await expect(goodsItems(page).first()).toBeVisible();
});
