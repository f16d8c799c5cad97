import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop.ts";
import { stopClock } from "./support/steps.ts";

/** The seed's unpaid order of `buyer`. */
const ORDER = 9006;
const CODE_PAGE = `/cart/hm?id=${ORDER}`;
const UNKNOWN = /还没有收到支付结果，正在继续查询/;

const app = (page: Page, name: string) => page.getByRole("link", { name: `打开${name}` });
const paid = (page: Page) => page.getByRole("heading", { name: "支付成功" });
const cashier = (page: Page, name: string) => page.getByRole("heading", { name: `${name}（模拟）` });
const code = (page: Page) => page.getByRole("img", { name: "付款码", exact: true });

/** Leaves the shop for an app, and presses a button there. */
async function playApp(page: Page, name: string, button: string): Promise<void> {
  await app(page, name).tap();
  await cashier(page, name).waitFor();
  await page.getByRole("button", { name: button, exact: true }).tap();
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      world: { persona: "buyer" },
    });

    test("an order is paid in an app", async ({ page, expectAccessible }) => {
      await page.goto(`/cart/step3/${ORDER}`);
      await page.getByRole("radio", { name: /扫码支付/ }).check();
      await page.getByRole("link", { name: "去支付" }).tap();
      await expect(page).toHaveURL(CODE_PAGE);
      await expect(app(page, "微信支付")).toBeInViewport({ ratio: 1 });
      await expect(code(page)).toBeHidden();
      await expectAccessible();
      await app(page, "支付宝").tap();
      await cashier(page, "支付宝").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible();
      await page.getByRole("button", { name: "确认支付", exact: true }).tap();
      await expect(paid(page)).toBeVisible();
      await expect(page).toHaveURL(`/cart/step4?id=${ORDER}`);
    });

    for (const [button, message] of [
      ["取消支付", "您已取消支付，没有扣款，可以重新支付。"],
      ["支付失败", "支付失败，没有扣款，可以重新支付。"],
    ] as const)
      test(`an app that takes nothing says so, and another pays: ${button}`, async ({
        page,
        mock,
        expectAccessible,
      }) => {
        await page.goto(CODE_PAGE);
        await playApp(page, "微信支付", button);
        await expect(page.getByText(message)).toBeVisible();
        await expectAccessible();
        await page.reload();
        await expect(page.getByText(message)).toBeVisible();
        await expect(app(page, "微信支付")).toHaveCount(0);
        expect(await mock.requests({ operationId: "createPayment" })).toHaveLength(1);
        await page.getByRole("button", { name: "重新支付" }).tap();
        await playApp(page, "云闪付", "确认支付");
        await expect(paid(page)).toBeVisible();
        expect(await mock.requests({ operationId: "createPayment" })).toHaveLength(2);
      });

    test("a result that comes late is waited for, across reloads", async ({
      page,
      mock,
      expectAccessible,
    }) => {
      await page.goto(CODE_PAGE);
      await playApp(page, "微信支付", "支付，稍后到账");
      await expect(page.getByText(UNKNOWN)).toBeVisible();
      await expectAccessible();
      await page.reload();
      await expect(page.getByText(UNKNOWN)).toBeVisible();
      expect(await mock.requests({ operationId: "createPayment" })).toHaveLength(1);
      await mock.clock.advance("1m");
      await page.clock.fastForward("00:03");
      await expect(paid(page)).toBeVisible();
    });
  });

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    world: { persona: "buyer" },
  });

  test("the result is asked for as soon as the buyer is back from an app that leads nowhere", async ({
    page,
    context,
    mock,
  }) => {
    await page.goto(CODE_PAGE);
    const href = await app(page, "微信支付").getAttribute("href");
    // As a phone switches to an app: the page stays where it is, hidden.
    await app(page, "微信支付").evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault());
      let state: DocumentVisibilityState = "visible";
      Object.defineProperty(document, "visibilityState", { get: () => state });
      window.addEventListener("test:show", (event) => {
        state = (event as CustomEvent<DocumentVisibilityState>).detail;
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      });
    });
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((detail) => window.dispatchEvent(new CustomEvent("test:show", { detail })), state);
    await app(page, "微信支付").tap();
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    await show("hidden");
    const elsewhere = await context.newPage();
    await elsewhere.goto(href!);
    await elsewhere.getByRole("button", { name: "确认支付", exact: true }).tap();
    // No poll is due while the clock stands.
    await stopClock(page);
    const asked = async () => (await mock.requests({ operationId: "getPayment" })).length;
    const before = await asked();
    await show("visible");
    await expect.poll(asked).toBeGreaterThan(before);
    await page.clock.resume();
    await expect(paid(page)).toBeVisible();
  });

  test("no app can be opened twice for money that has left", async ({ page, mock }) => {
    await mock.holdPayments("unconfirmed");
    await page.goto(CODE_PAGE);
    await playApp(page, "微信支付", "确认支付");
    await expect(page.getByText(/已收到付款，正在确认结果，请勿重复支付/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^打开/ })).toHaveCount(0);
    await mock.holdPayments("off");
    await page.getByRole("button", { name: "我已支付，查询结果" }).tap();
    await expect(paid(page)).toBeVisible();
  });

  test("the code is for somebody else, whose payment shows here", async ({ page, mock, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(CODE_PAGE);
    await page.getByText("找人代付").tap();
    await expect(code(page)).toBeVisible();
    await page.getByRole("button", { name: "发送付款链接" }).tap();
    await expect(page.getByText("付款链接已复制，请发给付款人")).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await elsewhere.getByRole("button", { name: "确认支付", exact: true }).tap();
    await expect(elsewhere.getByRole("status")).toHaveText("支付成功。");
    await expect(elsewhere.getByRole("link", { name: "返回商家" })).toHaveCount(0);
    await page.clock.fastForward("00:03");
    await expect(paid(page)).toBeVisible();
    expect(await mock.requests({ operationId: "createPayment" })).toHaveLength(1);
  });

  test("a share sheet gets amount and link, and may be closed", async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          (window as { shared?: ShareData }).shared = data;
          return Promise.reject(new DOMException("closed", "AbortError"));
        },
      });
    });
    await page.goto(CODE_PAGE);
    await page.getByText("找人代付").tap();
    await page.getByRole("button", { name: "发送付款链接" }).tap();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({
        text: expect.stringMatching(/^请帮我付款 ¥[\d,.]+$/),
        url: expect.stringMatching(/\/cashier\/ZF\d+\?app=1&key=\w+$/),
      });
    await expect(page.getByText(/付款链接已复制|不能发送/)).toHaveCount(0);
  });

  test("a server that names no apps has the code alone", async ({ page, mock }) => {
    for (const operationId of ["createPayment", "getPayment"] as const)
      await mock.fault({
        match: { operationId },
        fault: { kind: "patch", patch: [{ op: "remove", path: "/data/pay_apps" }] },
      });
    await page.goto(CODE_PAGE);
    await expect(code(page)).toBeVisible();
    await expect(page.getByText(/请截图后在微信、支付宝或云闪付里/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^打开/ })).toHaveCount(0);
  });

  test("a payment that is no longer known makes room for a new one", async ({ page, mock }) => {
    await page.goto(CODE_PAGE);
    await playApp(page, "微信支付", "支付，稍后到账");
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    await mock.fault({
      match: { operationId: "getPayment" },
      fault: { kind: "status", status: 404 },
      times: 1,
    });
    await page.reload();
    await expect(app(page, "微信支付")).toBeVisible();
    await expect.poll(() => mock.requests({ operationId: "createPayment" })).toHaveLength(2);
  });
});

test.describe("on a computer", () => {
  test.use({ viewport: { width: 1366, height: 768 }, world: { persona: "buyer" } });

  test("the code comes first, and pays what another device scans", async ({ page, mock }) => {
    await page.goto(`/cart/step3/${ORDER}`);
    await page.getByRole("radio", { name: /扫码支付/ }).check();
    await page.getByRole("link", { name: "去扫码支付" }).click();
    await expect(page.getByRole("heading", { name: "扫码支付", level: 1 })).toBeVisible();
    await expect(code(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/请用微信、支付宝或云闪付扫码，剩余/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^打开/ })).toHaveCount(0);
    await mock.clock.advance("15s");
    await page.clock.fastForward("00:03");
    await expect(paid(page)).toBeVisible();
  });
});

test.describe("a buyer without credit or balance", () => {
  test.use({ world: { persona: "buyer" } });

  test("begins with a code for a small sum, and with a transfer for a large one", async ({ page, mock }) => {
    const patch = [0, 1].flatMap((index) => [
      { op: "replace", path: `/data/${index}/is_open`, value: 0 } as const,
      { op: "replace", path: `/data/${index}/reason`, value: "额度或余额不足" } as const,
    ]);
    await mock.fault({ match: { operationId: "listPayMethods" }, fault: { kind: "patch", patch } });
    const goods = await mock.create.goods({ price: 50 });
    for (const [number, first] of [
      [10, "扫码支付"],
      [500, "银行转账"],
    ] as const) {
      const lines = [{ goods_id: goods.id, number }];
      const { id } = await mock.create.order({ user: "buyer", state: "unpaid", lines });
      await page.goto(`/cart/step3/${id}`);
      await expect(page.getByRole("radio", { name: new RegExp(first) })).toBeChecked();
    }
  });
});
