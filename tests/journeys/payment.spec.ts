import type { Page } from "@playwright/test";
import type { Fault } from "#mock/faults/fault.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { expect, test } from "./support/shop.ts";
import { clickTwice, passMinutes, stopClock } from "./support/steps.ts";

/** The seed's unpaid order of `buyer`. */
const ORDER = 9006;
const PAY_PAGE = `/cart/step3/${ORDER}`;

const method = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const paid = (page: Page) => page.getByRole("heading", { name: "支付成功" });
const pay = (page: Page) => page.getByRole("button", { name: /^(确认|重新)支付/ });

/** A one-pixel image. */
const RECEIPT = {
  name: "receipt.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test.describe("an unpaid order", () => {
  test.use({ world: { persona: "buyer" } });

  test("is paid from the balance, once", async ({ page, mock, expectAccessible }) => {
    await page.goto(PAY_PAGE);
    await method(page, /余额支付/).check();
    await expectAccessible();
    await clickTwice(pay(page));
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("余额支付");
    expect(await mock.requests({ operationId: "payByBalance" })).toHaveLength(1);
  });

  for (const [what, fault] of [
    ["responded by an error", { kind: "status", status: 500, when: "after" }],
    ["cut off", { kind: "cut", when: "after" }],
    ["responded by half a success", { kind: "patch", patch: [{ op: "remove", path: "/data/status" }] }],
  ] satisfies [string, Fault][])
    test.describe(`whose payment is ${what}`, () => {
      test.use({ failOnViolations: false, expectedErrors: /^payByBalance: data.status: not a number$/ });
      test("may be charged: the page says so, and finds out", async ({ page, mock }) => {
        await page.goto(PAY_PAGE);
        await method(page, /余额支付/).check();
        await mock.fault({ match: { operationId: "payByBalance" }, fault, times: 1 });
        await pay(page).click();
        await expect(page.getByText("款项可能已经扣除，请勿重复支付")).toBeVisible();
        await expect(page.getByRole("link", { name: "余额明细" }).last()).toBeVisible();
        await expect(pay(page)).toHaveCount(0);
        await page.getByRole("button", { name: "刷新结果" }).click();
        await expect(paid(page)).toBeVisible();
        expect(await mock.requests({ operationId: "payByBalance" })).toHaveLength(1);
      });
    });

  test("says that nothing was charged when the payment never began, or was refused", async ({
    page,
    mock,
  }) => {
    await page.goto(PAY_PAGE);
    await method(page, /余额支付/).check();
    for (const [operationId, status, said] of [
      ["createPayment", 500, "支付没有完成，没有扣款，可以再次支付，也可以先在余额明细中核对。"],
      ["payByBalance", 409, "余额被冻结（本次没有扣款，可在余额明细中核对）"],
    ] as const) {
      const fault = { kind: "status", status, message: "余额被冻结" } as const;
      await mock.fault({ match: { operationId }, fault, times: 1 });
      await pay(page).click();
      await expect(page.getByText(said)).toBeVisible();
    }
    await pay(page).click();
    await expect(paid(page)).toBeVisible();
  });

  test("on credit is charged to the bills: the page never says that money has left", async ({
    page,
    mock,
  }) => {
    await page.goto(PAY_PAGE);
    await method(page, /账期支付/).check();
    for (const [operationId, said] of [
      ["createCreditPayment", "支付没有完成，没有记账，可以再次支付，也可以先在账期账单中核对。"],
      ["payCreditPayment", "没有收到支付结果，货款可能已经记入账单，请勿重复支付。"],
    ] as const) {
      await mock.fault({
        match: { operationId },
        fault: { kind: "status", status: 500, when: "after" },
        times: 1,
      });
      await pay(page).click();
      await expect(page.getByText(said)).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "账期账单" }).last()).toHaveAttribute("href", "/wdqb/zqgl");
    await page.getByRole("button", { name: "刷新结果" }).click();
    await expect(page.getByRole("heading", { name: "账期支付成功" })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("货款已记入账期账单");
    await expect(main.getByRole("term").filter({ hasText: /^账期支付$/ })).toBeVisible();
    await expect(main).not.toContainText("实付");
  });

  test("is found paid after a payment on another device, and not paid again", async ({ page, mock }) => {
    await page.goto(PAY_PAGE);
    await method(page, /余额支付/).check();
    const other = await mockWorld({ url: mock.url, name: mock.world, persona: "buyer" });
    const opened = await other.call("createCreditPayment", { body: { order_id: ORDER } });
    const { pay_no } = opened.body.data;
    await other.call("payCreditPayment", { body: { pay_no } });
    await other.call("checkCreditPayment", { body: { pay_no } });
    await pay(page).click();
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("账期支付");
    expect(await mock.requests({ operationId: "payByBalance" })).toEqual([]);
  });

  test("is paid by QR code, with a late confirmation", async ({ page, mock, expectAccessible }) => {
    await mock.holdPayments("unconfirmed");
    await page.goto(PAY_PAGE);
    await method(page, /扫码支付/).check();
    await page.getByRole("link", { name: "去扫码支付" }).click();
    await expect(page).toHaveURL(`/cart/hm?id=${ORDER}`);
    await expect(page.getByRole("img", { name: "付款码" })).toBeVisible();
    await expectAccessible();
    await mock.clock.advance("20s");
    await page.clock.fastForward("00:03");
    await expect(page.getByText(/已收到付款，正在确认结果/)).toBeVisible();
    await mock.holdPayments("off");
    await page.clock.fastForward("00:03");
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("扫码支付");
  });

  test("a QR code makes room once the order is paid on another device", async ({ page, mock }) => {
    await mock.holdPayments("unpaid");
    await page.goto(`/cart/hm?id=${ORDER}`);
    await expect(page.getByRole("img", { name: "付款码", exact: true })).toBeVisible();
    const other = await mockWorld({ url: mock.url, name: mock.world, persona: "buyer" });
    const opened = await other.call("createPayment", { body: { order_id: ORDER, method: 2 } });
    await other.call("payByBalance", { body: { pay_no: opened.body.data.pay_no } });
    await page.clock.fastForward("00:07");
    await expect(paid(page)).toBeVisible();
    await expect(page).toHaveURL(`/cart/step4?id=${ORDER}`);
  });

  test("an unpaid QR code expires, and a new one is paid", async ({ page, mock }) => {
    await mock.holdPayments("unpaid");
    await page.goto(`/cart/hm?id=${ORDER}`);
    await expect(page.getByRole("img", { name: "付款码", exact: true })).toBeVisible();
    await passMinutes(page, mock, 31);
    await mock.holdPayments("off");
    await page.getByRole("button", { name: "重新生成付款码" }).click();
    await expect(page.getByRole("img", { name: "付款码", exact: true })).toBeVisible();
    // Otherwise the page itself may ask first, and go on under the click.
    await stopClock(page);
    await mock.clock.advance("20s");
    await page.getByRole("button", { name: "我已支付，查询结果" }).click();
    await page.clock.resume();
    await expect(paid(page)).toBeVisible();
  });

  test("is paid by bank transfer with a receipt, and shipped once that is verified", async ({
    page,
    mock,
    expectAccessible,
  }) => {
    await page.goto(PAY_PAGE);
    await method(page, /银行转账/).check();
    const form = page.getByRole("form", { name: "转账凭证" });
    await expect(page.getByText("1202 0000 0988 8888 888")).toBeVisible();
    await form.getByRole("button", { name: "提交转账凭证" }).click();
    await expect(form.getByText("请上传银行回单（图片或 PDF）或转账成功截图")).toBeVisible();
    const file = form.locator("input[type=file]");
    await file.setInputFiles({ ...RECEIPT, name: "receipt.exe", mimeType: "application/octet-stream" });
    await expect(form.getByText("“receipt.exe”不是 JPG、PNG、WebP、HEIC 图片或 PDF 文件")).toBeVisible();
    await file.setInputFiles({ ...RECEIPT, name: "scan.png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(form.getByText(/“scan.png”上传失败：图片无法打开/)).toBeVisible();
    // A file that only claims to be an image passes the field; the server rejects it in the same place.
    await file.setInputFiles({ ...RECEIPT, name: "text.png", buffer: Buffer.from("text") });
    await expect(form.getByText(/“text\.png”上传失败：仅支持/)).toBeVisible();
    await form.getByRole("button", { name: "移除 text.png" }).click();
    await file.setInputFiles(RECEIPT);
    await expect(form.getByRole("img", { name: "receipt.png" })).toBeVisible();
    await form.getByRole("button", { name: "移除 receipt.png" }).click();
    await file.setInputFiles({
      name: "回单.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await expect(form.getByRole("link", { name: "回单.pdf" })).toHaveAttribute("href", /\.pdf$/);
    await expectAccessible();
    await form.getByRole("button", { name: "提交转账凭证" }).click();
    await expect(page.getByText("转账凭证已提交，等待财务核对")).toBeVisible();
    await expect(page.getByRole("link", { name: "查看转账凭证（PDF）" })).toBeVisible();

    // A reload shows the pending transfer, and offers no second payment.
    await page.reload();
    await expect(page.getByText("转账凭证已提交，等待财务核对")).toBeVisible();
    await expect(method(page, /账期支付/)).toBeDisabled();
    await expect(page.getByRole("heading", { name: "转账核对中" })).toBeVisible();
    await page.goto("/order?status=1");
    const order = page.getByRole("region", { name: "订单列表" }).getByRole("article").first();
    await expect(order).toContainText("转账核对中");
    await expect(order.getByRole("link", { name: "去支付" })).toHaveCount(0);
    await expect(order.getByRole("button", { name: "取消订单" })).toHaveCount(0);
    await order.getByRole("link", { name: "查看付款" }).click();
    await expect(page).toHaveURL(PAY_PAGE);
    await expect(page.getByRole("button", { name: "刷新支付结果" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await mock.clock.advance("25h");
    await page.getByRole("button", { name: "刷新支付结果" }).click();
    await expect(paid(page)).toBeVisible();
  });
});

test.describe("a payment without a response", () => {
  test.use({ world: { scenario: "payment-times-out" } });

  test("turns out to be paid, and is not paid again", async ({ page, mock }) => {
    await page.goto(PAY_PAGE);
    await pay(page).click();
    await expect.poll(() => mock.requests({ operationId: "payCreditPayment" })).toHaveLength(1);
    await page.clock.fastForward("00:31");
    await page.getByRole("alertdialog").getByRole("button", { name: "刷新" }).click();
    await expect(paid(page)).toBeVisible();
    expect(await mock.requests({ operationId: "payCreditPayment" })).toHaveLength(1);
  });
});

test.describe("too little credit", () => {
  test.use({ world: { scenario: "credit-too-low" } });

  test("disables the method and selects another", async ({ page }) => {
    await page.goto(PAY_PAGE);
    await expect(method(page, /账期支付/)).toBeDisabled();
    await expect(page.getByText("账期可用额度不足，请先还款")).toBeVisible();
    await expect(method(page, /余额支付/)).toBeChecked();
  });
});

test.describe("an order about to expire", () => {
  test.use({ world: { scenario: "order-expiring" } });

  test("expires while the payment page is open, and can be bought again", async ({ page, mock }) => {
    await page.goto(PAY_PAGE);
    await expect(page.getByRole("timer", { name: /付款剩余/ })).toBeVisible();
    await passMinutes(page, mock, 3);
    await expect(page.getByText("订单已取消，无需支付")).toBeVisible();
    await page.getByRole("button", { name: "再次购买" }).click();
    await page
      .getByRole("dialog", { name: /^再次购买/ })
      .getByRole("button", { name: "加入购物车" })
      .click();
    await expect(page.getByText(/种商品已加入购物车/).first()).toBeVisible();
  });
});

test.describe("by keyboard alone", () => {
  test.use({ world: { persona: "buyer" } });

  test("from the search to the payment", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("amxl");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search/);
    await press(page, "button", "加入购物车");
    await expect(page.getByText("已加入购物车")).toBeVisible();
    await page.keyboard.press("/");
    await press(page, "link", "购物车");
    await page.waitForURL(/\/cart$/);
    await press(page, "button", "去结算");
    await page.waitForURL(/\/cart\/step2$/);
    await expect(page.getByRole("heading", { level: 1, name: "确认订单" })).toBeFocused();
    await expect(page.getByRole("button", { name: "提交订单" })).toBeEnabled();
    await press(page, "button", "提交订单");
    await page.waitForURL(/\/cart\/step3/);
    await expect(page.getByRole("heading", { level: 1, name: "支付订单" })).toBeFocused();
    await expect(pay(page)).toBeEnabled();
    await press(page, "button", "确认支付");
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "支付完成" })).toBeFocused();
  });
});

/** Tabs to the element with this role and name prefix, and presses Enter. */
async function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  const target = page.getByRole(role, { name: new RegExp(`^${name}`), disabled: false });
  await target.first().waitFor();
  for (let step = 0; step < 250; step += 1) {
    if ((await focusedName(page)).startsWith(name) && (await page.locator(":focus").and(target).count()))
      return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** The approximate name of the focused element: a role query for each would take minutes. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute("aria-label") ?? focused?.textContent?.trim() ?? "";
  });
}
