import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { navigate, openBare } from "./support/steps.ts";

type Overlay = {
  at: string;
  opener: RegExp;
  key?: string;
  name: RegExp;
  only?: "phone";
  /** A click beside a menu closes it; other dialogs hold what is not to be lost. */
  isMenu?: true;
  /** It is there again when the buyer returns to the page. */
  isKept?: true;
};

/** One of each kind of dialog: at the edges, in the middle, the whole screen. */
const DIALOGS: readonly Overlay[] = [
  { at: "/cart", opener: /享 满 3000 减 80$/, name: /^去凑单/ },
  { at: "/cart", opener: /^紧凑/, key: "?", name: /^键盘快捷键$/ },
  { at: "/list/info/7", opener: /^放大查看/, name: /./ },
  { at: "/list/info/7", opener: /^查看批号/, name: /质检报告$/ },
  { at: "/list", opener: /^打开菜单$/, name: /^菜单$/, only: "phone", isMenu: true, isKept: true },
  { at: "/list", opener: /^分类$/, name: /^商品分类$/, only: "phone", isMenu: true },
  { at: "/list", opener: /^筛选$/, name: /^筛选$/, only: "phone", isMenu: true, isKept: true },
];

const holdsFocus = (overlay: Locator): Promise<boolean> =>
  overlay.evaluate((element) => element.contains(document.activeElement));

const KEYBOARD_PX = 300;

const bottomOf = (overlay: Locator): Promise<number> =>
  overlay.evaluate((element) => element.getBoundingClientRect().bottom);

const focusIsSeen = (): boolean =>
  document.activeElement !== document.body && document.activeElement!.getClientRects().length > 0;

/** The middle of the largest part of the window beside an element, undefined if it fills the window. */
const besideOf = (overlay: Locator) =>
  overlay.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [
      { room: left, x: left / 2, y: innerHeight / 2 },
      { room: innerWidth - right, x: (right + innerWidth) / 2, y: innerHeight / 2 },
      { room: top, x: innerWidth / 2, y: top / 2 },
      { room: innerHeight - bottom, x: innerWidth / 2, y: (bottom + innerHeight) / 2 },
    ]
      .filter(({ room }) => room > 8)
      .toSorted((a, b) => b.room - a.room)[0];
  });

/** A phone's keyboard comes up over the window; without a height it goes. */
const showKeyboard = (page: Page, keyboardPx = 0) =>
  page.evaluate((px) => {
    Object.defineProperty(visualViewport!, "height", { configurable: true, value: innerHeight - px });
    visualViewport!.dispatchEvent(new Event("resize"));
  }, keyboardPx);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

for (const { isPhone, width, height } of [
  { isPhone: false, width: 1366, height: 768 },
  { isPhone: true, width: 390, height: 844 },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const { at, opener, key = "Enter", name, only, isMenu = false, isKept = false } of DIALOGS) {
      if (only === "phone" && !isPhone) continue;
      test(`${name.source} on ${at} has the keys until Escape, and the page waits behind it or is left by going back`, async ({
        page,
        logInAs,
        expectAccessible,
      }) => {
        await logInAs("buyer");
        await openBare(page);
        await navigate(page, at);
        const bareHeading = page.getByRole("heading", { level: 1, name: "加载中" });
        // The header's openers are on both pages, and what they open closes with the first.
        await expect(bareHeading).toHaveCount(0);
        const button = page.getByRole("button", { name: opener }).first();
        const dialog = page.getByRole("dialog", { name });
        const open = async () => {
          await button.focus();
          const before = await scrolled(page);
          await page.keyboard.press(key);
          await expect(dialog).toBeVisible();
          await expect.poll(() => holdsFocus(dialog)).toBe(true);
          return before;
        };
        const close = async () => {
          await page.keyboard.press("Escape");
          await expect(dialog).toHaveCount(0);
          await expect(button).toBeFocused();
        };
        const before = await open();
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press(presses < 8 ? "Tab" : "Shift+Tab");
          expect(await holdsFocus(dialog)).toBe(true);
        }
        await expect(button).toHaveCount(0);
        await page.mouse.move(5, 5);
        await page.mouse.wheel(0, 500);
        expect(await scrolled(page)).toBe(before);
        await expectAccessible();
        await close();

        await open();
        const beside = await besideOf(dialog);
        if (beside) await page.mouse.click(beside.x, beside.y);
        await expect(dialog).toHaveCount(beside && isMenu ? 0 : 1);
        if (beside && isMenu) await open();

        if (isPhone) {
          await showKeyboard(page, KEYBOARD_PX);
          await expect.poll(() => bottomOf(dialog)).toBeLessThanOrEqual(height - KEYBOARD_PX);
          await showKeyboard(page);
          await expect(dialog).toBeInViewport({ ratio: 1 });
        }

        await page.goBack();
        await expect(bareHeading).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => page.evaluate(focusIsSeen)).toBe(true);
        await page.goForward();
        if (isKept) {
          await expect.poll(() => holdsFocus(dialog)).toBe(true);
          await page.keyboard.press("Escape");
        }
        await expect(button).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => page.evaluate(focusIsSeen)).toBe(true);
        // The closed dialog leaves the page usable.
        await open();
        await close();
      });
    }

    test("a popover opens within the window, also without the browser's own popovers", async ({
      page,
      logInAs,
      expectAccessible,
    }) => {
      await page.addInitScript(() => {
        for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
          Reflect.deleteProperty(HTMLElement.prototype, name);
      });
      await logInAs("buyer");
      await page.goto("/cart");
      const buttons = page.getByRole("button", { name: /价格明细$/ });
      const panel = page.getByRole("dialog", { name: /价格明细$/ });
      const open = async (button: Locator) => {
        await button.focus();
        await page.keyboard.press("Enter");
        await expect(panel.getByText("从供货价到实付")).toBeVisible();
        await expect(panel).toBeInViewport({ ratio: 1 });
        // All of it, without scrolling in it.
        expect(await panel.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
        await expect.poll(() => holdsFocus(panel)).toBe(true);
      };
      await open(buttons.first());
      await expectAccessible();
      await page.getByRole("heading", { level: 1 }).click();
      await expect(panel).toHaveCount(0);

      // As low as it can be, where there is no room below.
      await buttons.last().evaluate((element) => element.scrollIntoView({ block: "end" }));
      await open(buttons.last());
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
      await expect(buttons.last()).toBeFocused();
    });
  });

test("a question above a dialog is answered first, and gives the focus back to the dialog", async ({
  page,
  mock,
  logInAs,
}) => {
  await logInAs("buyer");
  await page.goto("/cart");
  const opener = page.getByRole("button", { name: /享 满 3000 减 80$/ });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: /^去凑单/ });
  const add = drawer.getByRole("button", { name: /^加入 / }).first();
  await mock.fault({
    match: { operationId: "addCartLines" },
    fault: { kind: "status", status: 409 },
    times: 1,
  });
  await add.focus();
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alertdialog", { name: "温馨提示" });
  await expect(alert.getByRole("button")).toBeFocused();
  await expect(drawer).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(alert).toHaveCount(0);
  await expect.poll(() => holdsFocus(drawer)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a popover in the menu has the keys of its own, and Escape closes one after the other", async ({
    page,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto("/404");
    const opener = page.getByRole("button", { name: "打开菜单" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "菜单" });
    const stores = menu.getByRole("button", { name: /^切换门店/ });
    await stores.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "共 2 家" });
    await expect(panel.getByRole("link", { name: "多店管理" })).toBeVisible();
    await expect.poll(() => holdsFocus(panel)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await holdsFocus(panel)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(stores).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a dialog stays open with its page until leaving unsaved edits is confirmed", async ({
    page,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto("/privacy");
    await page.getByRole("link", { name: "查询、更正基本信息" }).click();
    await page.getByRole("button", { name: "修改联系人" }).click();
    await page.getByLabel("邮箱（选填）").fill("begun@mail.example.com");
    await page.getByRole("button", { name: "打开菜单" }).click();
    const menu = page.getByRole("dialog", { name: "菜单" });
    await expect(menu).toBeVisible();
    await page.goBack();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "继续填写" }).click();
    await expect.poll(() => holdsFocus(menu)).toBe(true);
    await page.goBack();
    await question.getByRole("button", { name: "离开" }).click();
    await page.waitForURL("/privacy");
    await expect(menu).toHaveCount(0);
  });
});
