import { expect, type Locator, type Page } from "@playwright/test";

/** Each line of the cart that can still be bought. */
export function cartLines(page: Page): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("spinbutton", { name: /的数量$/ }) });
}

/** What the settle bar says of the selected lines. */
export function settleBar(page: Page): Locator {
  return page.getByRole("region", { name: "结算" }).getByRole("status");
}

/** Each product of a list that can be bought, as a card or as a row. */
export function goodsItems(page: Page, name: string | RegExp = ""): Locator {
  const list = page.getByRole("region", { name: "商品列表" });
  const add = page.getByRole("button", { name: "加入购物车", disabled: false });
  return list.getByRole("article").or(list.getByRole("row")).filter({ has: add, hasText: name });
}

/** Searches as a buyer types, adds the first hit and goes to the cart. */
export async function addFromSearch(page: Page, keywords: string, name: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "按药品名称搜索" }).fill(keywords);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search/);
  await goodsItems(page, name).first().getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();
  await page.getByRole("button", { name: "去购物车" }).click();
  await page.waitForURL(/\/cart$/);
}

/** From the cart to the order's check. */
export async function openCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "去结算" }).click();
  await page.waitForURL(/\/cart\/step2$/);
  await page.getByRole("button", { name: "提交订单" }).waitFor();
}

/** The amount to be paid, as the page shows it. */
async function payable(page: Page): Promise<string> {
  const sum = page.getByRole("region", { name: "费用明细" });
  return /¥[\d,.]+$/.exec((await sum.innerText()).split("可用")[0]!.trim())?.[0] ?? "no amount";
}

/** Places the order and answers the amount that is to be paid. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/cart\/step3\/\d+$/);
  await page.getByRole("button", { name: "确认支付" }).waitFor();
  return payable(page);
}

/** Pays the order that is open on the page. */
export async function payOnCredit(page: Page): Promise<void> {
  await page.getByRole("button", { name: /确认支付|重新支付/ }).click();
  await page.waitForURL(/\/cart\/step4\?id=\d+$/);
}

/** How far the page has jumped since it was opened, as the browser counts it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}
