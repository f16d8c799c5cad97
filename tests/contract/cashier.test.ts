import { describe, expect, it } from "vitest";
import type { AppAct } from "#mock/domain/payment/commands/app-payment.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const SHOP = "http://localhost:5173/cart/hm?id=";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const mock = testMock();

async function opened(method = 4) {
  const world = await mock.as("buyer");
  const { order_id: id } = await placeOrder(world, [101]);
  const payment = expectSuccess(
    "createPayment",
    await world.post("/api/pay/create", { order_id: id, method }),
  );
  return { world, payment };
}

/** An order's code, with its page in WeChat. */
async function inApp(returnUrl?: string) {
  const { world, payment } = await opened();
  const url = new URL(payment.pay_apps![0]!.url);
  if (returnUrl !== undefined) url.searchParams.set("return_url", returnUrl);
  const path = url.pathname + url.search;
  return {
    world,
    path,
    page: async () => (await world.send("GET", path)).text(),
    act: (act: AppAct, headers: Record<string, string> = {}) => sendAct(world, path, act, headers),
    state: async () => {
      const { status, message } = expectSuccess(
        "getPayment",
        await world.get(`/api/pay/detail/${payment.pay_no}`),
      );
      return [status, message];
    },
  };
}

/** Without following where it leads. */
const sendAct = (world: TestWorld, path: string, act: string, headers: Record<string, string>) =>
  fetch(mock.urls.main + path, {
    method: "POST",
    headers: { ...FORM, "x-mock-world": world.name, ...headers },
    body: `act=${act}`,
    redirect: "manual",
  });

describe("the apps of a payment", () => {
  it("are three for a code, and none for the other methods", async () => {
    const { payment } = await opened();
    expect(payment.pay_apps?.map(({ app }) => app)).toEqual([1, 2, 3]);
    const urls = payment.pay_apps!.map(({ url }) => url);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect(url.startsWith(`${mock.urls.main}/cashier/${payment.pay_no}?`)).toBe(true);
    // A scan opens the first.
    expect(payment.qr_content).toBe(urls[0]);
    for (const method of [2, 3]) expect((await opened(method)).payment.pay_apps).toEqual([]);
  });

  it("open the page of a payment, named by the app, with its amount", async () => {
    const { world, payment } = await opened();
    const pages = await Promise.all(
      payment.pay_apps!.map(async ({ url }) =>
        (await world.send("GET", url.slice(mock.urls.main.length))).text(),
      ),
    );
    expect(pages.map((page) => /<h1>(.*)（模拟）<\/h1>/.exec(page)?.[1])).toEqual([
      "微信支付",
      "支付宝",
      "云闪付",
    ]);
    for (const page of pages) expect(page).toContain(`¥${payment.amount.toFixed(2)}`);
  });

  it("open for nobody who only counts up the numbers", async () => {
    const { world, path } = await inApp();
    for (const wrong of [path.replace(/key=\w+/, "key=0"), path.replace(/&key=\w+/, ""), "/cashier/ZF1"])
      expectError(await world.get(wrong), 404);
  });
});

describe("an app", () => {
  it("pays, and leads back to the shop", async () => {
    const { page, act, state } = await inApp(`${SHOP}1`);
    expect(await page()).toContain("确认支付");
    const reply = await act("pay");
    expect([reply.status, reply.headers.get("location")]).toEqual([303, `${SHOP}1`]);
    expect(await state()).toEqual([3, ""]);
    expect(await page()).toContain("支付成功。");
  });

  it.each([
    ["cancel", "您已取消支付"],
    ["fail", "支付失败"],
  ] as const)("that takes nothing says why: %s", async (name, message) => {
    const { page, act, state } = await inApp(`${SHOP}1`);
    await page();
    expect((await act(name)).headers.get("location")).toBe(`${SHOP}1`);
    expect(await state()).toEqual([4, message]);
    expect(await page()).toContain(`${message}，没有扣款。`);
  });

  it("that reports late is paid a minute later, and not twice", async () => {
    const { world, page, act, state } = await inApp(`${SHOP}1`);
    await page();
    await act("late");
    expect(await page()).toContain("已付款，商家稍后收到结果。");
    await act("cancel");
    await world.control.clock.advance(59);
    expect(await state()).toEqual([1, ""]);
    await world.control.clock.advance(1);
    expect(await state()).toEqual([3, ""]);
  });

  it("that reports late is paid before its code expires", async () => {
    const { world, page, act, state } = await inApp();
    await page();
    await world.control.clock.advance(30 * 60 - 30);
    await act("late");
    await world.control.clock.advance(30);
    expect(await state()).toEqual([3, ""]);
  });

  it("keeps its code from being paid by itself, from when it is opened", async () => {
    const { world, page, state } = await inApp();
    await page();
    await world.control.clock.advance(60);
    expect(await state()).toEqual([1, ""]);
  });

  it("takes the money without the shop's knowledge while payments are held so", async () => {
    const { world, page, act, state } = await inApp();
    await world.control.holdPayments("unconfirmed");
    await page();
    await act("pay");
    expect(await state()).toEqual([2, ""]);
    await world.control.holdPayments("off");
    expect(await state()).toEqual([3, ""]);
  });

  it("changes nothing that is decided", async () => {
    const { page, act, state } = await inApp();
    await page();
    await act("fail");
    await act("pay");
    expect(await state()).toEqual([4, "支付失败"]);
  });
});

describe("the way back from an app", () => {
  it.each([
    "https://evil.example/cart/hm",
    "http://localhost:5173@evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:http://localhost:5173/1",
    "/cart/hm",
  ])("does not lead to %s", async (wrong) => {
    const { path, page, act, world } = await inApp(wrong);
    const { headers } = await world.send("GET", path);
    expect(headers.get("content-security-policy")).toMatch(/form-action 'self'$/);
    expect((await act("pay")).headers.get("location")).toBe(path);
    expect(await page()).not.toContain("返回商家");
  });

  it("escapes what is in the address", async () => {
    const { page, act } = await inApp(`${SHOP}1&a="><b>`);
    await page();
    await act("pay");
    expect(await page()).toContain(`<a href="${SHOP}1&amp;a=%22%3E%3Cb%3E">返回商家</a>`);
  });
});

describe("a page of another site", () => {
  it("can act in no app", async () => {
    const { act, state, page } = await inApp();
    await page();
    expect((await act("cancel", { origin: "https://evil.example" })).status).toBe(403);
    expect(await state()).toEqual([1, ""]);
  });

  it("and nobody can act in an unknown way", async () => {
    const { world, path, state } = await inApp();
    expect((await sendAct(world, path, "toString", {})).status).toBe(405);
    expect(await state()).toEqual([1, ""]);
  });
});
