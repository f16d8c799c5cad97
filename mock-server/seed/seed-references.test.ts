import { describe, expect, test } from "vitest";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "#mock/domain/cart/rules/terms.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { goodsOfReport, reportsOf } from "#mock/domain/quality/rules/reports.ts";
import { memberCart, requestCart } from "#mock/domain/team/rules/acting-state.ts";
import { createSeed } from "./seed.ts";

const seed = createSeed({ seed: 1, scale: 1 });
const { orders, users, goods } = seed;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The keys of records that break a rule. */
const faults = <K, T>(table: ReadonlyMap<K, T>, holds: (value: T, key: K) => boolean): K[] =>
  [...table].flatMap(([key, value]) => (holds(value, key) ? [] : [key])).slice(0, 5);

describe("every record of the seed's buyers", () => {
  test("belongs to a buyer who exists", () => {
    for (const [name, table] of Object.entries({
      addresses: seed.addresses,
      messages: seed.messages,
      certificates: seed.certificates,
      favorites: seed.favorites,
      arrivalNotices: seed.arrivalNotices,
      invoiceTitles: seed.invoiceTitles,
      balanceLogs: seed.balanceLogs,
      pointsLogs: seed.pointsLogs,
    }))
      expect({ name, faults: faults<number, unknown>(table, (_, userId) => users.has(userId)) }).toEqual({
        name,
        faults: [],
      });
    const people = [...seed.teamMembers.keys()].map(memberCart);
    const requests = [...seed.approvals.keys()].map(requestCart);
    const owners = new Set([...users.keys(), ...people, ...requests]);
    expect(faults(seed.carts, (_, key) => owners.has(key))).toEqual([]);
    for (const [name, table] of Object.entries({
      orders,
      coupons: seed.coupons,
      vouchers: seed.vouchers,
      creditBills: seed.creditBills,
      invoices: seed.invoices,
      returns: seed.returns,
      afterSales: seed.afterSales,
      pointsOrders: seed.pointsOrders,
    }))
      expect({
        name,
        faults: faults<number, { id: number; userId: number }>(
          table,
          ({ id, userId }, key) => id === key && users.has(userId),
        ),
      }).toEqual({ name, faults: [] });
  });

  test("is in the cart once, in packs, selected only if it can be bought", () => {
    for (const lines of seed.carts.values()) {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      for (const line of lines) {
        const item = goods.get(line.goods_id);
        expect(item, `line ${line.id}`).toBeDefined();
        if (!item) continue;
        expect(line.number % item.zbz, `line ${line.id} of ${item.name}`).toBe(0);
        expect([0, item.ladder_price_id]).toContain(line.ladder_price_id);
        expect([0, item.goods_manjian_id]).toContain(line.goods_manjian_id);
        expect(line.goods_price_id).toBe(item.goods_price_id);
      }
    }
  });

  test("was starred, returned, complained of and invoiced from existing records", () => {
    for (const list of seed.favorites.values())
      for (const { goodsId, price } of list) expect(goods.has(goodsId) && (price ?? 1) > 0).toBe(true);
    const notices = [...seed.arrivalNotices.values()].flat();
    expect(notices.map(({ arrivedAt }) => arrivedAt !== null)).toEqual([false, false, true]);
    expect(
      notices.filter(({ goodsId, arrivedAt }) => goods.get(goodsId)?.is_buy === (arrivedAt === null ? 1 : 0)),
    ).toEqual([]);
    const isOrderOwner = ({ orderId, userId }: { orderId: number; userId: number }) =>
      orders.get(orderId)?.userId === userId;
    expect(faults(seed.invoices, isOrderOwner)).toEqual([]);
    expect(faults(seed.creditBills, isOrderOwner)).toEqual([]);
    expect(faults(seed.coupons, (coupon) => coupon.orderId === 0 || isOrderOwner(coupon))).toEqual([]);
    expect(faults(seed.coupons, ({ startsAt, endsAt }) => startsAt < endsAt)).toEqual([]);
    expect(faults(seed.vouchers, (voucher) => voucher.orderId === 0 || isOrderOwner(voucher))).toEqual([]);
    expect(faults(seed.vouchers, ({ balance, amount }) => balance >= 0 && balance <= amount)).toEqual([]);
    for (const one of [...seed.returns.values(), ...seed.afterSales.values()]) {
      expect(isOrderOwner(one)).toBe(true);
      for (const { orderLineId, number } of one.lines) {
        const line = orders.get(one.orderId)?.lines.find(({ id }) => id === orderLineId);
        expect(line && number > 0 && number <= line.number, `case ${one.id}`).toBe(true);
      }
    }
  });
});

describe("every order of the seed", () => {
  test("has lines of goods that exist, as they are called there", () => {
    const lines = [...orders.values()].flatMap((order) => order.lines);
    expect(
      faults(orders, (order) => new Set(order.lines.map(({ id }) => id)).size === order.lines.length),
    ).toEqual([]);
    for (const { goodsId, name, sccj, ypgg, bzdw, number, price } of lines) {
      expect(goods.get(goodsId)).toMatchObject({ name, sccj, ypgg, bzdw });
      expect(Number.isSafeInteger(price) && price > 0 && number > 0).toBe(true);
    }
  });

  test("has amounts that add up, and tiers that were reached", () => {
    const adds = ({ amounts: parts, lines }: OrderRecord) =>
      parts.goods === sum(lines.map(({ price, number }) => price * number)) &&
      parts.amount ===
        parts.goods -
          parts.manjian -
          parts.discount +
          parts.gift -
          parts.coupon -
          parts.voucher -
          parts.points +
          parts.shipping &&
      parts.amount >= 0 &&
      parts.amount === sum(lines.map(({ paid }) => paid)) + parts.shipping;
    expect(faults(orders, adds)).toEqual([]);
    const reached = ({ amounts: { goods: total, manjian, discount } }: OrderRecord) =>
      (manjian === 0 || FULL_REDUCTIONS.some((tier) => tier.reduce === manjian && total >= tier.amount)) &&
      (discount === 0 || DISCOUNTS.some(({ amount }) => total >= amount));
    expect(faults(orders, reached)).toEqual([]);
    const shippingOf = ({ amounts: { goods: total, shipping } }: OrderRecord) =>
      total >= SHIPPING.threshold ? shipping === 0 : [0, SHIPPING.fee].includes(shipping);
    expect(faults(orders, shippingOf)).toEqual([]);
  });

  test("went through its states in time, and has a number of its own", () => {
    const all = [...orders.values()];
    expect(new Set(all.map(({ orderNo }) => orderNo)).size).toBe(all.length);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const inTime = ({ createdAt, paidAt, shippedAt, receivedAt, progress }: OrderRecord) => {
      const times = [createdAt, paidAt, shippedAt, receivedAt].filter((time) => time !== null);
      const rising = (list: readonly number[]) =>
        list.every((time, index) => index === 0 || time >= (list[index - 1] ?? time));
      return rising(times) && rising(progress.map(({ time }) => time));
    };
    expect(faults(orders, inTime)).toEqual([]);
    expect(faults(orders, ({ status, paidAt }) => (status === 1 ? paidAt === null : true))).toEqual([]);
  });
});

test("every report belongs to its goods and was written before the base date", () => {
  const reports = seed.listedGoods.flatMap(reportsOf);
  expect(new Set(reports.map(({ id }) => id)).size).toBe(reports.length);
  const wrong = reports.filter(
    ({ id, goodsId, publishedAt }) => goodsOfReport(id) !== goodsId || publishedAt > "2026-11-21",
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});
