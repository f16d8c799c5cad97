import { expect, it } from "vitest";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { PaidLine } from "#generated/model/paidLine.ts";
import { createRandom } from "#mock/world/random.ts";
import { extent } from "#tests/support/extent.ts";
/** The cost of a line from the base price to the amount paid: in the cart, before and after ordering, to the 分. */
import type { Order, OrderPreview } from "#tests/support/whole.ts";
import { emptyCart, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut } from "../support/purchase.ts";
import { fillCart, goodsForCarts } from "../support/random-cart.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const ORDERS = extent(60, 1000);
const SHIPPING_COUPON = 3;
/** On flash sale at the time of the tests. */
const FLASH_SALE_GOODS = 3;

type Page<T> = { readonly list: T[] };

const fen = (yuan: number) => Math.round(yuan * 100);
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** Expects the lines to add up to the order, each from its own parts. */
function expectLedger(order: Order, shippingCoupon: number) {
  for (const line of order.lines) {
    const amount = fen(line.price) * line.number - fen(line.goods_manjian_amount) + fen(line.gift_data.total);
    expect(fen(line.amount)).toBe(amount);
    expect(fen(line.shared) + fen(line.paid)).toBe(amount);
    expect(fen(line.coupon_shared)).toBeLessThanOrEqual(fen(line.shared));
    expect(Object.values(line.reason)).not.toContain("");
  }
  const paid = sum(order.lines.map((line) => fen(line.paid)));
  expect(paid + fen(order.shipping_fee) - shippingCoupon).toBe(fen(order.amount));
  const onLines = sum(order.lines.map((line) => fen(line.goods_manjian_amount)));
  const offers = sum(order.lines.map(({ shared, coupon_shared: part }) => fen(shared) - fen(part)));
  expect(offers).toBe(fen(order.manjian_amount) - onLines + fen(order.discount_amount));
  const deducted = fen(order.coupon_amount) + fen(order.voucher_amount) + fen(order.points_amount);
  expect(sum(order.lines.map((line) => fen(line.coupon_shared)))).toBe(deducted - shippingCoupon);
}

/** Orders what is in the cart with deductions at random; undefined when the shop refuses it. */
async function orderCart(world: TestWorld, ids: readonly number[], random: () => number) {
  const opened = await world.post<{ checkout_no: string }>("/api/cart/checkout", { ids: [...ids], new: 1 });
  if (opened.status !== 200) return undefined;
  const { checkout_no } = opened.body.data;
  const { list: coupons } = (await world.get<Page<Coupon>>("/api/user/availableCoupon?type=1")).body.data;
  const coupon = random() < 0.7 ? coupons[Math.floor(random() * coupons.length)] : undefined;
  const vouchers = (await world.get<Page<CashVoucher>>("/api/user/cash_voucher?status=1")).body.data.list;
  const asked = {
    checkout_no,
    ...(coupon && { coupon_id: coupon.id }),
    ...(random() < 0.4 && { voucher_ids: vouchers.slice(0, 2).map(({ id }) => id) }),
    ...(random() < 0.4 && { points: Math.floor(random() * 300) }),
    delivery_type: random() < 0.2 ? 3 : 1,
  };
  const preview = await world.post<OrderPreview>("/api/order/preview", asked);
  if (preview.status !== 200) return undefined;
  const body = { ...asked, address_id: 1, invoice_kind: 1 };
  const created = await world.post("/api/order", body);
  const { order_id: id } = expectSuccess("createOrder", created, 201);
  const order = (await world.get<Order>(`/api/order/${id}`)).body.data;
  await world.post(`/api/order/${id}/cancel`, { reason: 4 });
  return { preview: preview.body.data, order, coupon };
}

it(`the lines of ${ORDERS} random orders add up to what they cost`, async () => {
  const random = createRandom(18);
  const world = await mock.as("buyer");
  const goods = await goodsForCarts(world);
  const seen = { orders: 0, tiers: 0, coupons: 0, shipping: 0, deducted: 0, offers: 0 };
  for (let tries = 0; seen.orders < ORDERS && tries < ORDERS * 2; tries += 1) {
    const lines = await fillCart(world, goods, random);
    const ordered = await orderCart(
      world,
      lines.filter(({ is_selected }) => is_selected === 1).map(({ id }) => id),
      random,
    );
    if (!ordered) continue;
    const { preview, order, coupon } = ordered;
    const shipping = coupon?.type === SHIPPING_COUPON ? fen(order.coupon_amount) : 0;
    expectLedger(order, shipping);
    const shown = ({ amount, shared, coupon_shared, paid, reason }: Omit<PaidLine, "id">) => ({
      amount,
      shared,
      coupon_shared,
      paid,
      reason,
    });
    expect(order.lines.map(shown)).toEqual(preview.lines.map(shown));
    seen.orders += 1;
    if (order.manjian_amount > 0) seen.tiers += 1;
    if (order.coupon_amount > 0) seen.coupons += 1;
    if (shipping > 0) seen.shipping += 1;
    if (order.voucher_amount + order.points_amount > 0) seen.deducted += 1;
    if (order.lines.some(({ raw_price, price }) => raw_price > price)) seen.offers += 1;
  }
  // Orders in which nothing is shared would add up trivially.
  expect(seen.orders).toBe(ORDERS);
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(ORDERS / 40);
});

it("the lines of every order of the seed add up", async () => {
  for (const user of ["buyer", "chain", "credit"]) {
    const world = await mock.as(user);
    const { list } = (await world.get<Page<OrderSummary>>("/api/order?page_size=100")).body.data;
    expect(list.length).toBeGreaterThan(3);
    for (const { id } of list) expectLedger((await world.get<Order>(`/api/order/${id}`)).body.data, 0);
  }
});

it("a cart line is priced as the checkout of all ticked lines prices it", async () => {
  const random = createRandom(3);
  const world = await mock.as("buyer");
  const goods = await goodsForCarts(world);
  let compared = 0;
  for (let tries = 0; tries < 10; tries += 1) {
    const lines = (await fillCart(world, goods, random)).filter(({ is_selected }) => is_selected === 1);
    const opened = await world.post<{ checkout_no: string }>("/api/cart/checkout", {
      ids: lines.map(({ id }) => id),
      new: 1,
    });
    if (opened.status !== 200) continue;
    const body = { checkout_no: opened.body.data.checkout_no };
    const preview = (await world.post<OrderPreview>("/api/order/preview", body)).body.data;
    for (const { id, amount, shared, paid } of preview.lines) {
      const reply = await world.get(`/api/cart/${id}/price`);
      expect(expectSuccess("getCartLinePrice", reply)).toMatchObject({ id, amount, shared, paid });
      if (shared > 0) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

it("says why each step is as it is, or why there is none", async () => {
  const world = await emptyCart(await mock.as("buyer"));
  const reasonOf = async (id: number) =>
    expectSuccess("getCartLinePrice", await world.get(`/api/cart/${id}/price`)).reason;
  const flash = await lineWith(world, FLASH_SALE_GOODS, 1);
  expect(await reasonOf(flash)).toMatchObject({ shared: expect.stringContaining("秒杀价不参加") });
  const laddered = await lineWith(world, 7, 10);
  expect((await reasonOf(laddered)).ladder).toMatch(/^满 \d+ 盒享|^未达 \d+ 盒，还差 \d+ 盒$/);
  expect((await reasonOf(laddered)).shared).toMatch(/^未达 500 元，还差 [\d,.]+ 元$/);
  await world.post("/api/cart/batch_select", { ids: [laddered], is_selected: 0 });
  expect(await reasonOf(laddered)).toMatchObject({ shared: "未勾选，勾选后计算" });
  const order = await checkOut(world, [flash]);
  const body = { checkout_no: order.checkout_no };
  const [line] = (await world.post<OrderPreview>("/api/order/preview", body)).body.data.lines;
  expect(line?.reason).toMatchObject({
    ladder: expect.stringContaining("秒杀价"),
    coupon: "秒杀价不参加用券",
  });
  expectError(await world.get("/api/cart/999999/price"), 404);
});

it("claims the whole shop for no offer that some goods are left out of", async () => {
  const world = await mock.as("buyer");
  const texts = await Promise.all(
    [
      "/api/focus/top",
      "/api/coupon/center?page_size=50",
      "/api/user/coupon?page_size=50",
      "/api/cart/list",
    ].map(async (path) => (await world.get(path)).text),
  );
  expect(texts.join("")).toContain("可用券商品参加");
  const claims = texts.join("").match(/全场(?! 94 折)[^"，。]*/g) ?? [];
  expect(claims).toEqual([]);
});
