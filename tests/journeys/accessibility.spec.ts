import { expect, test } from "./support/shop.ts";
import {
  cartLines,
  confirmWord,
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

/** The marked option, or none: the keys are in the text, and Enter takes the first option where that is selected. */
type Mark = "first" | "second" | "last" | "none" | "closed";

/** The ARIA pattern's keys of an editable combobox with list autocomplete; each begins where the last one ended. */
const COMBOBOX_KEYS: readonly (readonly [key: string, mark: Mark, text: string, caret: number])[] = [
  ["ArrowUp", "last", "amxl", 4],
  ["ArrowDown", "first", "amxl", 4],
  ["ArrowDown", "second", "amxl", 4],
  ["ArrowUp", "first", "amxl", 4],
  ["ArrowUp", "last", "amxl", 4],
  ["Home", "none", "amxl", 0],
  ["ArrowUp", "last", "amxl", 0],
  ["End", "none", "amxl", 4],
  ["ArrowUp", "last", "amxl", 4],
  ["ArrowLeft", "none", "amxl", 3],
  ["ArrowUp", "last", "amxl", 3],
  ["ArrowRight", "none", "amxl", 4],
  ["Alt+ArrowUp", "closed", "amxl", 4],
  ["Alt+ArrowDown", "none", "amxl", 4],
  ["Escape", "closed", "amxl", 4],
  ["Escape", "closed", "amxl", 4],
  ["ArrowUp", "last", "amxl", 4],
  ["Escape", "closed", "amxl", 4],
  ["ArrowDown", "first", "amxl", 4],
  ["ArrowUp", "last", "amxl", 4],
  ["Backspace", "none", "amx", 3],
  ["ArrowUp", "last", "amx", 3],
  ["l", "none", "amxl", 4],
  ["Tab", "closed", "amxl", 4],
  // The browser selects the text.
  ["Shift+Tab", "none", "amxl", 0],
  ["ArrowUp", "last", "amxl", 0],
  ["ArrowDown", "first", "amxl", 0],
];

for (const { at, field, list, selectsFirst, chosen } of [
  {
    at: "/404",
    field: "按药品名称搜索",
    list: "搜索建议",
    selectsFirst: false,
    chosen: { role: "form", name: /的采购数量$/ },
  },
  {
    at: "/zzfw/kjcg",
    field: "要采购的商品",
    list: "可选商品",
    selectsFirst: true,
    chosen: { role: "spinbutton", name: /的数量$/ },
  },
] as const)
  test(`the list of ${field} is accessible, and has the keys of a combobox`, async ({
    page,
    expectAccessible,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto(at);
    const box = page.getByRole("combobox", { name: field });
    const listbox = page.getByRole("listbox", { name: list });
    const options = listbox.getByRole("option");
    const expectMark = async (mark: Mark) => {
      await expect(box).toHaveAttribute("aria-expanded", String(mark !== "closed"));
      await expect(box).toBeFocused();
      const marked = listbox.getByRole("option", { selected: true });
      await expect(options.first()).toBeVisible();
      if (mark === "none" && !selectsFirst) {
        await expect(marked).toHaveCount(0);
        await expect(box).not.toHaveAttribute("aria-activedescendant");
        return;
      }
      const index = mark === "second" ? 1 : mark === "last" ? -1 : 0;
      await expect(options.nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(marked).toHaveCount(1);
      await expect(marked).toBeInViewport({ ratio: 0.9 });
      await expect(box).toHaveAttribute("aria-activedescendant", (await marked.getAttribute("id")) ?? "");
    };
    await box.fill("amxl");
    await expectMark("none");
    await expectAccessible();
    for (const [key, mark, text, caret] of COMBOBOX_KEYS)
      await test.step(`${key} leaves ${mark}`, async () => {
        await page.keyboard.press(key);
        if (mark === "closed") await expect(listbox).toHaveCount(0);
        else await expectMark(mark);
        await expect(box).toHaveValue(text);
        expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(caret);
      });
    await confirmWord(box);
    await expectMark("first");
    await page.keyboard.press("Enter");
    await expect(page.getByRole(chosen.role, { name: chosen.name }).first()).toBeVisible();
    await expect(listbox).toHaveCount(0);
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
  const release = await hold(page, "**/api/goods/list*");
  await navigate(page, "/list");
  const shape = page.getByRole("status", { name: "正在加载商品" }).locator("*:empty").first();
  await expect(shape).toHaveCSS("outline-style", "solid");
  await expect(shape).not.toHaveCSS("outline-width", "0px");
  await release();
  await expect(goodsItems(page).first()).toBeVisible();
});
