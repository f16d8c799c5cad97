import { expect, test } from "./support/shop.ts";
import { cartLines } from "./support/steps.ts";

test.describe("a cart whose goods have changed", () => {
  test.use({ world: { scenario: "price-changed-in-cart" }, viewport: { width: 1440, height: 1600 } });

  test("says what is dearer, untiered or expires sooner, until the buyer has read it", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/cart");
    const dearer = cartLines(page).filter({ hasText: "连花清瘟胶囊" });
    const untiered = cartLines(page).filter({ hasText: "阿莫西林胶囊" });
    await expect(dearer).toContainText("涨 ¥1.99");
    await expect(untiered).toContainText("涨 ¥0.30");
    await expect(untiered).toContainText("阶梯取消");
    await expect(untiered).toContainText("效期变近");
    const hint = page.getByRole("complementary", { name: "变动提示" });
    await expect(hint).toContainText("有 2 种商品与您上次看到的不同：涨价 2，阶梯取消 1，效期变近 1");
    await page.getByRole("combobox", { name: "排序" }).selectOption("变动在前");
    await expect(cartLines(page).nth(1)).toContainText("涨");

    await page.getByRole("button", { name: "变动 2" }).click();
    await expect(page).toHaveURL(/filter=changed/);
    await expect(cartLines(page)).toHaveCount(2);
    await expectAccessible();
    await dearer.getByRole("button", { name: "知道了" }).click();
    await expect(cartLines(page)).toHaveCount(1);
    await page.getByRole("button", { name: /^全部 / }).click();
    await hint.getByRole("button", { name: "全部知道了" }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(untiered).toBeVisible();
    await expect(page.getByText("知道了")).toHaveCount(0);
  });
});
