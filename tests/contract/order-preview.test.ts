import { describe, expect, it } from "vitest";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const LINES = [101, 102, 104, 105, 106, 108];

type Page<T> = { readonly list: T[] };
type Options = { [name: string]: string | number | number[] };

async function opened(lines: readonly number[] = LINES) {
  const world = await mock.as("buyer");
  return { world, checkout: await checkOut(world, lines) };
}

const preview = (world: TestWorld, no: string, options: Options = {}) =>
  world.post("/api/order/preview", { checkout_no: no, ...options });
const coupons = async (world: TestWorld) =>
  (await world.get<Page<Coupon>>("/api/user/coupon")).body.data.list;
const vouchers = async (world: TestWorld) =>
  (await world.get<Page<CashVoucher>>("/api/user/cash_voucher")).body.data.list;
const fen = (yuan: number) => Math.round(yuan * 100);

/** Expects the contract's formula to hold, and the shares of the lines to add up to the 分. */
function expectSum(found: OrderPreview, shippingCoupon = 0) {
  expect(fen(found.amount)).toBe(
    fen(found.goods_amount) -
      fen(found.manjian_amount) -
      fen(found.discount_amount) +
      fen(found.gift_amount) -
      fen(found.coupon_amount) -
      fen(found.voucher_amount) -
      fen(found.points_amount) +
      fen(found.shipping_fee),
  );
  const paid = found.lines.reduce((total, line) => total + fen(line.paid), 0);
  expect(paid + fen(found.shipping_fee) - shippingCoupon).toBe(fen(found.amount));
  for (const { amount, shared, paid: rest } of found.lines) expect(fen(shared) + fen(rest)).toBe(fen(amount));
}

describe("a preview", () => {
  it("without options costs what the checkout says, and changes nothing", async () => {
    const { world, checkout } = await opened();
    const found = expectSuccess("previewOrder", await preview(world, checkout.checkout_no));
    expect(found).toMatchObject({
      amount: checkout.amount,
      coupon_amount: 0,
      voucher_amount: 0,
      points_amount: 0,
    });
    expect(found.lines.map(({ id }) => id)).toEqual(checkout.lines.map(({ id }) => id));
    expect(found.points_gain).toBe(Math.floor(found.amount - found.shipping_fee));
    // A tenth of the goods' amount would exceed the buyer's points.
    expect(found.points_max).toBe(3260);
    expectSum(found);
    expect((await sendOrder(world, checkout.checkout_no)).status).toBe(201);
    expectError(await preview(world, checkout.checkout_no), 409);
  });

  it("deducts coupon, vouchers and points together, and the order agrees to the 分", async () => {
    const { world, checkout } = await opened();
    const coupon = (await coupons(world)).find(
      ({ type, threshold, status }) => type === 1 && threshold === 500 && status === 1,
    )!;
    const usable = (await vouchers(world)).filter(({ status, threshold }) => status === 1 && threshold === 0);
    const options = { coupon_id: coupon.id, voucher_ids: usable.map(({ id }) => id), points: 777 };
    const found = expectSuccess("previewOrder", await preview(world, checkout.checkout_no, options));
    expect(found).toMatchObject({
      coupon_amount: 30,
      voucher_amount: usable.reduce((total, { balance }) => total + balance, 0),
      points_amount: 7.77,
    });
    expectSum(found);
    const reply = await world.post("/api/order", {
      checkout_no: checkout.checkout_no,
      address_id: 1,
      invoice_kind: 1,
      ...options,
    });
    const { order_id: id } = expectSuccess("createOrder", reply, 201);
    const order = expectSuccess("getOrder", await world.get(`/api/order/${id}`));
    const {
      lines: _lines,
      points_max: _max,
      points_gain: _gain,
      approval_reasons: _reasons,
      ...amounts
    } = found;
    expect(order).toMatchObject(amounts);
    const left = (await vouchers(world)).filter(({ id: one }) => options.voucher_ids.includes(one));
    expect(left.every(({ balance, status }) => balance === 0 && status === 2)).toBe(true);
    expectError(await preview(world, (await checkOut(world, [103])).checkout_no, options), 422, [
      "coupon_id",
      "voucher_ids",
      "points",
    ]);
  });

  it("covers shipping by a shipping coupon, and charges none for pickup", async () => {
    const { world, checkout } = await opened([103]);
    expect(checkout.shipping_fee).toBe(12);
    const shipping = (await coupons(world)).find(({ type, status }) => type === 3 && status === 1)!;
    const found = expectSuccess(
      "previewOrder",
      await preview(world, checkout.checkout_no, { coupon_id: shipping.id }),
    );
    expect(found).toMatchObject({ coupon_amount: 12, shipping_fee: 12, amount: checkout.amount - 12 });
    expectSum(found, 1200);
    // A shipping coupon does not reduce the points earned by the goods.
    expect(found.points_gain).toBe(Math.floor(found.goods_amount + found.gift_amount - found.manjian_amount));
    const fetched = await preview(world, checkout.checkout_no, { delivery_type: 3 });
    expect(expectSuccess("previewOrder", fetched)).toMatchObject({
      shipping_fee: 0,
      amount: checkout.amount - 12,
    });
    const both = { coupon_id: shipping.id, delivery_type: 3 };
    expectError(await preview(world, checkout.checkout_no, both), 422, ["coupon_id"]);
  });

  it("explains each invalid choice on its field", async () => {
    const { world, checkout } = await opened([101]);
    const all = await coupons(world);
    const dear = all.find(({ threshold }) => threshold === 3000)!;
    const expired = all.find(({ status }) => status === 3)!;
    const used = all.find(({ status }) => status === 2)!;
    const problem = async (options: Options, field: string) => {
      const reply = await preview(world, checkout.checkout_no, options);
      expectError(reply, 422, [field]);
      return reply.body.errors![field]![0];
    };
    expect(await problem({ coupon_id: dear.id }, "coupon_id")).toMatch(
      /^该优惠券需满 3,000 元可用，.*还差 [\d,]+\.\d\d 元$/,
    );
    expect(await problem({ coupon_id: expired.id }, "coupon_id")).toContain("已过期");
    expect(await problem({ coupon_id: used.id }, "coupon_id")).toContain("已使用");
    expect(await problem({ coupon_id: 999_999 }, "coupon_id")).toContain("不存在");
    expect(await problem({ voucher_ids: [999_999] }, "voucher_ids")).toContain("不存在");
    expect(await problem({ points: 99_999 }, "points")).toMatch(/^本单最多可用 [\d,]+ 积分/);
    expect(await problem({ address_id: 3 }, "address_id")).toContain("收货地址不存在");
    expectError(await preview(world, "JS0"), 422, ["checkout_no"]);
    await world.login("big");
    expectError(await preview(world, checkout.checkout_no), 422, ["checkout_no"]);
    await world.login("buyer");
    expect(await problem({ coupon_id: 310 }, "coupon_id")).toContain("不存在");
  });

  it("rejects an unknown title, or one without a bank for a special invoice", async () => {
    const { world, checkout } = await opened([101]);
    const send = (change: { [name: string]: number }) => sendOrder(world, checkout.checkout_no, change);
    expectError(await send({ invoice_title_id: 2 }), 422, ["invoice_title_id"]);
    expectError(await send({ invoice_title_id: 1, invoice_kind: 2 }), 422, ["invoice_title_id"]);
    expect((await send({ invoice_title_id: 102, invoice_kind: 2 })).status).toBe(201);
  });
});
