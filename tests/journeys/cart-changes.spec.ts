import type { Locator } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { cartLines, countEffort } from "./support/steps.ts";

/** The place of a row in the cart as it is shown. */
const placeOf = async (row: Locator): Promise<number> =>
  Number(await row.locator("xpath=ancestor-or-self::*[@data-index]").getAttribute("data-index"));

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
    await page.getByRole("button", { name: "展开优惠档位" }).click();
    await expect(page.getByRole("region", { name: "优惠档位" })).toContainText(
      "满减和折扣按可用券商品 ¥1,745.70 计算，包邮按选中的全部商品 ¥1,930.30 计算",
    );
    await page.getByRole("combobox", { name: "排序" }).selectOption("变动在前");
    await expect(cartLines(page).nth(1)).toContainText("涨");

    const effort = await countEffort(page);
    await page.getByRole("button", { name: "变动 2" }).click();
    await expect(page).toHaveURL(/filter=changed/);
    await expect(cartLines(page)).toHaveCount(2);
    expect(await effort()).toEqual({ clicks: 1, keys: 0, pages: ["/cart"] });
    await expectAccessible();
    await dearer.getByRole("button", { name: "知道了" }).click();
    await expect(cartLines(page)).toHaveCount(1);
    await page.getByRole("button", { name: /^全部 / }).click();
    await hint.getByRole("button", { name: "展开变动提示" }).click();
    await hint.getByRole("button", { name: "全部知道了" }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(untiered).toBeVisible();
    await expect(page.getByText("知道了")).toHaveCount(0);
  });
});

test.describe("a cart with lines that cannot be bought", () => {
  test.use({ world: { persona: "buyer" }, viewport: { width: 1440, height: 2000 } });

  test("offers substitutes with their unit price, swaps one in, and reminds of the arrival", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto("/cart");
    const lost = page.getByRole("row").filter({ hasText: "头孢克肟分散片" });
    const withdrawn = page.getByRole("row").filter({ hasText: "复方丹参片" });
    await expect(withdrawn.getByRole("link", { name: "请选购同类商品" })).toHaveAttribute(
      "href",
      /^\/list\/info\/11#alternatives$/,
    );
    await expect(withdrawn).not.toContainText("有货");

    await lost.getByRole("button", { name: "到货提醒：头孢克肟分散片" }).click();
    await expect(lost.getByRole("button", { name: "到货提醒", pressed: true })).toBeVisible();

    await withdrawn.getByRole("button", { name: "换替代品：复方丹参片" }).click();
    const choices = withdrawn.getByRole("list", { name: "复方丹参片的替代品" }).getByRole("listitem");
    await expect(choices).toHaveCount(3);
    await expect(choices.first()).toContainText(/¥[\d.]+\/[片丸]/);
    await expectAccessible();
    const lostPlace = await placeOf(withdrawn);
    const maker = /· (\S+?)效期/.exec((await choices.first().innerText()).replaceAll("\n", ""))?.[1] ?? "";
    await choices
      .first()
      .getByRole("button", { name: /^换成 \d+/ })
      .click();
    await expect(page.getByText(`已换成 ${maker}`)).toBeVisible();
    await expect(page.getByRole("button", { name: "失效商品 1" })).toBeVisible();
    const swapped = cartLines(page).filter({ hasText: maker });
    await expect(swapped.getByRole("spinbutton")).toHaveValue("10");
    // It takes the place of the lost line, before 枸杞子, and undoing it brings that back.
    const next = cartLines(page).filter({ hasText: "枸杞子" });
    expect(await placeOf(swapped)).toBe((await placeOf(next)) - 1);
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(swapped).toHaveCount(0);
    await expect(page.getByRole("button", { name: "失效商品 2" })).toBeVisible();
    expect(await placeOf(withdrawn)).toBe(lostPlace);

    await page.goto("/zzfw/star");
    const notices = page.getByRole("heading", { name: "到货提醒" }).locator("..").locator("..");
    await expect(notices).toContainText("等待到货");
    await expectAccessible();
    await mock.clock.advance("25h");
    await page.reload();
    await expect(notices).toContainText("已到货 2026-11-22");
    await page.goto("/wdxx");
    await expect(page.getByText("到货提醒：头孢克肟分散片")).toBeVisible();
    await page.goto("/cart");
    await expect(cartLines(page).filter({ hasText: "头孢克肟分散片" })).toBeVisible();
  });
});

test.describe("a cart that is nearly there", () => {
  test.use({ world: { scenario: "tiers-nearly-reached" }, viewport: { width: 1440, height: 1600 } });

  test("says what is missing to a gift and to the next tier, and what each counts", async ({ page }) => {
    await page.goto("/cart");
    const line = cartLines(page).filter({ hasText: "六味地黄丸" });
    await expect(line).toContainText("再买 1 盒送 定制购物袋");
    const tiers = page.getByRole("region", { name: "优惠档位" });
    await expect(tiers).toContainText("再买 ¥3.10 享 满 3000 减 80");
    // Everything here counts towards both, so there is nothing to explain.
    await page.getByRole("button", { name: "展开优惠档位" }).click();
    await expect(tiers).not.toContainText("包邮按");
    await line.getByRole("button", { name: /^增加/ }).click();
    await expect(line).not.toContainText("再买 1 盒送");
    await expect(line).toContainText("定制购物袋 ×1");
  });
});
