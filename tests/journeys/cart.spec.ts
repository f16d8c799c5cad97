import type { Page } from "@playwright/test";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { expect, test } from "./support/shop.ts";
import { cartLines, countEffort, goodsItems, hold, settleBar } from "./support/steps.ts";

const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const lines = (page: Page) => page.getByRole("table", { name: "购物车商品" });
const quantity = (page: Page, name: string) => lines(page).getByRole("spinbutton", { name: `${name}的数量` });
const bar = (page: Page) => page.getByRole("region", { name: "结算" });

async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await cartLines(page).first().waitFor();
}

/** The lines that can be seen whole, below the table's head and above the settle bar. */
function rowsInWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector("[role=table] [role=rowgroup]")!.getBoundingClientRect().bottom;
    const bottom = document.querySelector("[aria-label=结算]")!.getBoundingClientRect().top;
    return [...document.querySelectorAll("[data-line]")].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    }).length;
  });
}

/** Resolves to true if the browser would ask before it leaves the page. */
function isAskedBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

test.describe("a combination without stock", () => {
  test.use({ world: { scenario: "combination-sold-out" } });

  test("counts in the total and the checkout alike, and the checkout says what is missing", async ({
    page,
  }) => {
    await openCart(page);
    const price = /¥([\d.]+)/;
    const rows = await cartLines(page).allInnerTexts();
    const total = rows.reduce((sum, text) => sum + Math.round(Number(price.exec(text)?.[1]) * 100), 0) / 100;
    await expect(line(page, "肠胃关怀组合").getByRole("checkbox")).toBeChecked();
    await expect(settleBar(page)).toContainText("已选 2 种 2 件");
    await expect(settleBar(page)).toContainText(`合计 ¥${total.toFixed(2)}`);
    const checkout = page.waitForRequest(/\/api\/cart\/checkout$/);
    await page.getByRole("button", { name: "去结算" }).click();
    const sent = [...new URLSearchParams((await checkout).postData() ?? "").keys()];
    expect(sent.filter((name) => name.startsWith("ids"))).toHaveLength(2);
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "肠胃关怀组合" })).toBeVisible();
  });
});

test("flash sales and combinations are marked in the cart, the drawer and the checkout", async ({
  page,
  logInAs,
}) => {
  await logInAs("buyer");
  await openCart(page);
  const table = page.getByRole("table", { name: "购物车商品" });
  await expect(table.getByText("秒", { exact: true })).toHaveCount(1);
  await expect(table.getByText("组合", { exact: true })).toHaveCount(1);
  await page
    .getByRole("complementary", { name: "快捷工具" })
    .getByRole("button", { name: /^购物车/ })
    .click();
  const drawer = page.getByRole("region", { name: "购物车", exact: true });
  await expect(drawer.getByText("秒", { exact: true })).toHaveCount(1);
  await expect(drawer.getByText("组合", { exact: true })).toHaveCount(1);
  await page.goto("/cart/step2");
  const ordered = page.getByRole("table", { name: "商品清单" });
  await expect(ordered.getByText("秒", { exact: true })).toHaveCount(1);
  await expect(ordered.getByText("组合", { exact: true })).toHaveCount(1);
});

test(
  "a cart of 3,000 lines scrolls, selects and goes to checkout",
  { tag: "@walk" },
  async ({ page, logIn }) => {
    await logIn("big");
    await expect(page.getByRole("link", { name: /购物车/ }).first()).toHaveText(/(?<!\d)99(?!\d)/);
    await openCart(page);
    expect(await page.locator("*").count()).toBeLessThan(1500);
    const rowCount = Number(await page.getByRole("table").first().getAttribute("aria-rowcount"));
    expect(rowCount).toBeGreaterThanOrEqual(3000);

    // So long a cart is compact unless the buyer wants it otherwise, which is kept.
    const compact = page.getByRole("button", { name: "紧凑" });
    await expect(compact).toHaveAttribute("aria-pressed", "true");
    for (const [width, height, least] of [
      [1366, 768, 10],
      [1440, 900, 14],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The hints share rows, none is cut off, and none makes the others tall.
      const tiers = page.getByRole("region", { name: "优惠档位" });
      await expect(tiers).toContainText("整单折扣");
      const measure = (one: Element) => ({
        hidden: one.scrollWidth - one.clientWidth,
        isLow: one.clientHeight < 60,
      });
      expect(await tiers.evaluate(measure), `${width} px`).toEqual({ hidden: 0, isLow: true });
      const tools = page.getByRole("search", { name: "在购物车中找商品" });
      // Parts above the rows may still be loading, and push the rows down again.
      const scrolledTo = async () => {
        await tools.evaluate((box) => scrollBy(0, box.getBoundingClientRect().top));
        return rowsInWindow(page);
      };
      await expect.poll(scrolledTo, `${width} × ${height}`).toBeGreaterThanOrEqual(least);
    }
    await compact.click();
    await expect.poll(() => rowsInWindow(page)).toBeLessThan(10);
    await page.reload();
    await expect(compact).toHaveAttribute("aria-pressed", "false");
    await compact.click();

    const all = bar(page).getByRole("checkbox", { name: "全选" });
    await all.check();
    await expect(settleBar(page)).toContainText(/已选 2,\d{3} 种|已选 3,000 种/);
    const release = await hold(page, "**/api/cart/batch_select");
    const saved = page.waitForResponse((response) => response.url().endsWith("/api/cart/batch_select"));
    await all.uncheck();
    await expect(settleBar(page)).toContainText("已选 0 种");
    expect(await isAskedBeforeUnload(page)).toBe(true);
    await release();
    await saved;
    await expect.poll(() => isAskedBeforeUnload(page)).toBe(false);

    await page.keyboard.press("End");
    await expect(page.getByRole("row").last()).toBeVisible();

    // One line of three thousand, by initials: 7 keys to its quantity, and no click.
    const effort = await countEffort(page);
    await page.keyboard.press("Control+f");
    const find = page.getByRole("search", { name: "在购物车中找商品" });
    await expect(find.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("amxl");
    const current = page.locator("[data-found=current]");
    await expect(current).toContainText("阿莫西林");
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(find.getByRole("status")).toHaveText(/^1\/\d+$/);
    await page.keyboard.press("ArrowDown");
    await expect(current.getByRole("spinbutton")).toBeFocused();
    // Control, f, four letters and the arrow.
    expect(await effort()).toEqual({ clicks: 0, keys: 7, pages: ["/cart"] });
    await page.keyboard.press("Control+f");
    await page.keyboard.type("amxl");
    await page.keyboard.press("Shift+Enter");
    await expect(find.getByRole("status")).toHaveText(/^(\d+)\/\1$/);
    await expect(current).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(find.getByRole("status")).toHaveText(/^1\//);
    await find.getByRole("textbox").fill("没有的药");
    await expect(find.getByRole("status")).toHaveText("没有找到");

    await page.getByRole("combobox", { name: "排序" }).selectOption("效期从近到远");
    await expect(page).toHaveURL(/[?&]sort=expiry/);
    await page.keyboard.press("Home");
    await expect(cartLines(page).nth(4)).toBeVisible();
    // The address says the order before the rows have it.
    await expect(async () => {
      const texts = await cartLines(page).allInnerTexts();
      const dates = texts.slice(0, 5).map((text) => /效期至 ([\d-]+)/.exec(text)?.[1] ?? "");
      expect(dates).toEqual(dates.toSorted((one, other) => one.localeCompare(other)));
    }).toPass();
    await page.reload();
    await cartLines(page).first().waitFor();
    await expect(settleBar(page)).toContainText("已选 0 种");
  },
);

test.describe("a typical cart", () => {
  // Rows outside the viewport are not rendered, so the window is as tall as the cart.
  test.use({ viewport: { width: 1440, height: 2400 } });

  test("two tabs edit one cart and stay in sync", async ({ page, context, logInAs }) => {
    await logInAs("buyer");
    await openCart(page);
    const other = await context.newPage();
    await openCart(other);

    await quantity(page, "阿莫西林胶囊").fill("30");
    await page.keyboard.press("Enter");
    await expect(quantity(other, "阿莫西林胶囊")).toHaveValue("30");
    await line(other, "枸杞子").getByRole("checkbox").check();
    await quantity(other, "枸杞子").fill("7");
    await other.keyboard.press("Enter");
    await expect(quantity(page, "枸杞子")).toHaveValue("7");
    await expect(settleBar(page)).toContainText("已选 10 种 137 件");
    await expect(settleBar(other)).toHaveText(await settleBar(page).innerText(), { useInnerText: true });

    await other.goto("/list?in_stock=1");
    await goodsItems(other, "布洛芬缓释胶囊").first().getByRole("button", { name: "加入购物车" }).click();
    await expect(page.getByRole("button", { name: "全部 14" })).toBeVisible();
  });

  test("ten quantities typed in a row are all saved, with one request each", async ({
    page,
    mock,
    logInAs,
  }) => {
    await logInAs("buyer");
    await openCart(page);
    const fields = lines(page).getByRole("spinbutton");
    const asked: string[] = [];
    for (let index = 0; index < 10; index++) {
      const field = fields.nth(index);
      const pack = Number(await field.getAttribute("aria-valuemin"));
      asked.push(String(pack * 3));
      // The tenth is typed before the first is sent; the first value of each is an intermediate one.
      await field.fill(String(pack * 2));
      await page.keyboard.press("Enter");
      await field.fill(String(pack * 3));
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => edits(mock, 200)).toBeGreaterThanOrEqual(10);
    await page.getByRole("button", { name: "去结算" }).click();
    await page.waitForURL(/\/cart\/step2$/);
    expect(await edits(mock, 200)).toBeLessThan(20);
    await openCart(page);
    const kept = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    expect(kept.slice(0, 10)).toEqual(asked);
  });

  test("going offline while typing and selecting is reported, and nothing is lost", async ({
    page,
    context,
    mock,
    logInAs,
  }) => {
    await logInAs("buyer");
    await page.goto("/cart");
    // All chunks, including the toasts, are in the browser's cache, as for a returning user.
    await page.waitForResponse(
      async (file) => file.url().endsWith(".css") && (await file.text()).includes("slide-from-top"),
    );
    await page.getByRole("group", { name: "热销商品" }).getByRole("article").first().waitFor();
    await openCart(page);
    await page.getByRole("group", { name: "热销商品" }).getByRole("article").first().waitFor();
    await context.setOffline(true);
    await quantity(page, "阿莫西林胶囊").fill("50");
    await page.keyboard.press("Enter");
    await quantity(page, "连花清瘟胶囊").fill("33");
    await page.keyboard.press("Enter");
    await line(page, "蒙脱石散").getByRole("checkbox").check();
    await expect(page.getByText("网络连接异常，请检查网络后重试")).toBeVisible();
    await expect(page.getByText("未保存")).toHaveCount(2);
    await expect(settleBar(page)).toContainText("已选 10 种 165 件");

    await context.setOffline(false);
    await expect(page.getByText("网络已恢复，购物车的改动都已保存")).toBeVisible();
    await expect(page.getByText("未保存")).toHaveCount(0);
    expect(await edits(mock, 200)).toBe(2);
    await page.reload();
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("50");
    await expect(quantity(page, "连花清瘟胶囊")).toHaveValue("33");
    await expect(settleBar(page)).toContainText("已选 10 种 165 件");
  });

  test("deleting asks for confirmation, and can be undone for eight seconds", async ({ page, logInAs }) => {
    await logInAs("buyer");
    await openCart(page);
    // Margins follow a little later.
    await expect(settleBar(page)).toContainText("预计毛利");
    const total = await settleBar(page).innerText();
    await page.getByRole("button", { name: "删除 阿莫西林胶囊" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("确定删除这件商品吗?");
    await question.getByRole("button", { name: "删除" }).click();
    await expect(line(page, "阿莫西林胶囊")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^删除 / }).first()).toBeFocused();
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("20");
    await expect(settleBar(page)).toHaveText(total, { useInnerText: true });

    // An unselected line is restored unselected.
    await page.getByRole("button", { name: "删除 枸杞子" }).click();
    await question.getByRole("button", { name: "删除" }).click();
    await expect(page.getByText("已删除 1 种商品，可按 Ctrl + Z 撤销")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(line(page, "枸杞子").getByRole("checkbox")).not.toBeChecked();
    await expect(settleBar(page)).toHaveText(total, { useInnerText: true });

    await bar(page).getByRole("button", { name: "删除选中" }).click();
    await expect(question).toContainText("确定删除选中的 9 种商品吗");
    await question.getByRole("button", { name: "删除" }).click();
    await expect(page.getByText("已删除 9 种商品")).toBeVisible();
    // The clock keeps running meanwhile; leave slow machines a margin before the eight seconds.
    await page.clock.fastForward(4000);
    await expect(page.getByRole("button", { name: "撤销" })).toBeVisible();
    await page.clock.fastForward(4000);
    await expect(page.getByText("已删除 9 种商品")).toHaveCount(0);
    await expect(settleBar(page)).toContainText("已选 0 种 0 件");
  });

  test("filters, unavailable lines and hints", async ({ page, expectAccessible, logInAs }) => {
    await logInAs("buyer");
    await openCart(page);
    await page.getByRole("button", { name: "促销 6" }).click();
    await expect(page).toHaveURL(/\?filter=4$/);
    await expect(cartLines(page)).toHaveCount(6);
    await expect(settleBar(page)).toContainText("含当前筛选以外 3 种");
    await page.reload();
    await expect(page.getByRole("button", { name: "促销 6" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "全部 13" }).click();

    await page.getByRole("button", { name: "展开优惠档位" }).click();
    await page.getByRole("button", { name: "不再提示优惠档位" }).click();
    await expect(page.getByRole("region", { name: "优惠档位" })).toHaveCount(0);
    await page.getByRole("button", { name: "恢复已关闭的提示" }).click();
    await expect(page.getByRole("region", { name: "优惠档位" })).toBeVisible();

    await page.getByRole("button", { name: "查看", exact: true }).click();
    await expect(line(page, "头孢克肟分散片").getByRole("checkbox")).toBeDisabled();
    await expectAccessible();
    await page.getByRole("button", { name: "清空失效" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(page.getByText("没有符合筛选的商品")).toBeVisible();
    await page.getByRole("button", { name: "查看全部商品" }).click();
    await expect(cartLines(page)).toHaveCount(11);
  });

  test("an offer is reached by topping up, with the price that was promised", async ({
    page,
    expectAccessible,
    logInAs,
  }) => {
    await logInAs("buyer");
    await openCart(page);
    const tiers = page.getByRole("region", { name: "优惠档位" });
    await expect(tiers.getByRole("button", { name: /享 满 3000 减 80$/ })).toBeVisible();
    const effort = await countEffort(page);
    await tiers.getByRole("button", { name: /享 满 3000 减 80$/ }).click();
    const drawer = page.getByRole("dialog", { name: "去凑单：满 3000 减 80" });
    const proposal = drawer.getByRole("region", { name: "购物车里的商品" }).getByRole("listitem").first();
    await expect(proposal).toContainText(/\+\d+ \S+ ¥[\d,.]+ → 多减 ¥[\d,.]+/);
    await expectAccessible();
    const yuan = (text: string | undefined) => Math.round(Number(text?.replaceAll(",", "")) * 100);
    const due = async () => yuan(/¥([\d,.]+)/.exec(await drawer.getByRole("status").innerText())?.[1]);
    const before = await due();
    const [, sign, more] = /(只多付|少付) ¥([\d,.]+)/.exec(await proposal.innerText()) ?? [];
    await proposal.getByRole("button", { name: /^加入 / }).click();
    await expect.poll(due).toBe(before + (sign === "少付" ? -1 : 1) * yuan(more));
    await drawer.getByRole("button", { name: "完成" }).click();
    expect(await effort()).toEqual({ clicks: 3, keys: 0, pages: ["/cart"] });
    await expect(tiers).toContainText("已享 满 3000 减 80");
    await expect(settleBar(page)).toContainText(/合计 ¥[\d,.]+结算时减 ¥\d/);
  });

  test("copying to another store reports the result", async ({ page, mock, logInAs, expectAccessible }) => {
    await logInAs("buyer");
    await openCart(page);
    await quantity(page, "阿莫西林胶囊").fill("40");
    await page.keyboard.press("Enter");
    await bar(page).getByRole("button", { name: "复制到门店" }).click();
    const dialog = page.getByRole("dialog", { name: "复制到其他门店" });
    await mock.faults.add({
      match: { operationId: "copyCart" },
      fault: { kind: "status", status: 500 },
      times: 1,
    });
    await dialog.getByRole("checkbox", { name: "杭州西溪康民大药房文三路店" }).check();
    await dialog.getByRole("button", { name: "复制到 1 家门店" }).click();
    await expect(dialog.getByText("复制失败：系统繁忙，请稍候再试")).toBeVisible();
    await dialog.getByRole("button", { name: "复制到 1 家门店" }).click();
    await expect(dialog.getByText("已复制 9 种")).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: "关闭" }).last().click();

    await logInAs("branch");
    await openCart(page);
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("40");
  });

  test("by keyboard alone: a quantity, a selection, and on to the checkout", async ({ page, logInAs }) => {
    await logInAs("buyer");
    await openCart(page);
    await quantity(page, "阿莫西林胶囊").focus();
    await page.keyboard.type("40");
    await page.keyboard.press("ArrowUp");
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("50");
    await page.keyboard.press("Shift+ArrowUp");
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("60");
    await page.keyboard.press("Shift+ArrowDown");

    // Enter goes to the next quantity, Escape to its row; there ↑↓ change rows, and digits and Enter begin the
    // quantity.
    await page.keyboard.press("Enter");
    await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("50");
    const second = cartLines(page).nth(1);
    await expect(second.getByRole("spinbutton")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(second.getByRole("checkbox")).toBeFocused();
    const was = await second.getByRole("spinbutton").inputValue();
    await page.keyboard.type("90");
    await expect(second.getByRole("spinbutton")).toHaveValue("90");
    await page.keyboard.press("Escape");
    await expect(second.getByRole("spinbutton")).toHaveValue(was);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "键盘快捷键" });
    await expect(help).toContainText("加减 1 个中包装");
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await expect(second.getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "取消" }).click();
    await second.getByRole("checkbox").focus();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("checkbox", { name: "选择 阿莫西林胶囊" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(settleBar(page)).toContainText("已选 8 种 100 件");
    await page.keyboard.press("Space");
    await expect(settleBar(page)).toContainText("已选 9 种 150 件");

    for (const [typed, says] of [
      ["abc", "“abc”不是数量，仍为 50"],
      ["1e9", "“1e9”不是数量，仍为 50"],
      ["", "数量不能为空，仍为 50"],
    ] as const) {
      await quantity(page, "阿莫西林胶囊").fill(typed);
      await page.keyboard.press("Enter");
      await expect(page.getByText(says)).toBeVisible();
      await expect(quantity(page, "阿莫西林胶囊")).toHaveValue("50");
    }

    // Skips all lines to the settle bar, then goes to the checkout.
    await page.getByRole("button", { name: "跳到结算" }).focus();
    await page.keyboard.press("Enter");
    await expect(bar(page).getByRole("checkbox", { name: "全选" })).toBeFocused();
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "去结算" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cart\/step2$/);
  });
});

const edits = async (mock: WorldControl, status: number): Promise<number> =>
  (await mock.requests({ operationId: "editCartLine", status })).length;
