import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { certificateWith } from "#mock/domain/certificate/certificate-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord } from "../records.ts";
import { asSoldTo, goodsFor, rightsOf } from "./buying-rights.ts";
import { EXPIRED_REASON } from "./expiry.ts";

const buyer = userWith();
const CONTROLLED = { controlled_group: "kangning", is_buy: 0, no_buy_reason: "控销商品" } as const;
const LICENCES = [certificateWith({ id: 1, type: 2 }), certificateWith({ id: 2, type: 5 })];

const GOODS = byId(
  goodsWith({ id: 7 }),
  goodsWith({ id: 8, name: "蛋白粉", kind: "health" }),
  goodsWith({ id: 9, name: "控销胶囊", ...CONTROLLED }),
  goodsWith({ id: 10, limit_number: 20 }),
  goodsWith({ id: 11, name: "停售片", is_buy: 0, no_buy_reason: "暂停销售" }),
  goodsWith({ id: 12, name: "过期片", ...CONTROLLED, no_buy_reason: EXPIRED_REASON }),
);
const set = (id: number, ...parts: readonly number[]) =>
  goodsWith({ id, sale_type: 3, zbz: 1, parts: parts.map((goodsId) => ({ goodsId, number: 2 })) });

function world(seed: Partial<Seed> = {}, ...more: readonly GoodsRecord[]) {
  const state = worldWith({ goods: GOODS, certificates: new Map([[1, LICENCES]]), ...seed });
  for (const goods of more) state.goods.put(goods.id, goods);
  return state;
}
const reasonFor = (user: UserRecord | undefined, id: number, state = world()) => {
  const goods = goodsFor(state, user, id);
  return goods?.is_buy === 1 ? "" : goods?.no_buy_reason;
};
const reason = (id: number, state = world()) => reasonFor(buyer, id, state);
const access = (days: number, remark = "") => ({
  controlledAccess: new Map([
    ["1:kangning", { userId: 1, groupUrl: "kangning", appliedAt: NOW - days * DAY_MS, remark }],
  ]),
});

describe("goods are sold within the buyer's business scopes (specification section 6)", () => {
  test("and not beyond them, with the certificate that is missing", () => {
    expect(reason(7)).toBe("");
    expect(reason(8)).toMatch(/^缺少有效的《.+》$/u);
  });

  test("until a certificate expires", () => {
    const soon = [certificateWith({ type: 2, expiresAt: "2026-11-22" })];
    const state = world({ certificates: new Map([[1, soon]]) });
    expect(reason(7, state)).toBe("");
    state.clock.set(NOW + DAY_MS);
    expect(reason(7, state)).toBe("");
    state.clock.set(NOW + 2 * DAY_MS);
    expect(reason(7, state)).toMatch(/^缺少有效的/u);
  });

  test("from the day on a certificate is renewed", () => {
    const state = world();
    expect(reason(8, state)).not.toBe("");
    state.certificates.put(1, [...LICENCES, certificateWith({ id: 3, type: 4 })]);
    expect(reason(8, state)).toBe("");
  });

  test("which visitors and buyers without approval are not told of", () => {
    expect(reasonFor(undefined, 8)).toBe("");
    expect(reasonFor(userWith({ is_passed: 0 }), 8)).toBe("");
  });

  test("with the same rights as long as nothing changes", () => {
    const state = world({ certificates: new Map([[1, [...LICENCES]]]) });
    expect(rightsOf(state, buyer).closed).toBe(rightsOf(state, buyer).closed);
  });
});

describe("controlled goods are sold", () => {
  test.each<[string, Partial<Seed>, string]>([
    ["not without access", {}, "控销商品"],
    ["not while access is under review", access(0.5), "控销权限审核中，通过后即可采购"],
    ["with access", access(2), ""],
    ["not after access has ended", access(400), "控销商品"],
  ])("%s", (_case, seed, expected) => expect(reason(9, world(seed))).toBe(expected));

  test("not when access was refused", () => {
    const refused = new Map([
      ["1:jimin", { userId: 1, groupUrl: "jimin", appliedAt: NOW - 2 * DAY_MS, remark: "" }],
    ]);
    const goods = goodsWith({ id: 20, ...CONTROLLED, controlled_group: "jimin" });
    expect(reason(20, world({ controlledAccess: refused }, goods))).toBe(
      "控销申请已被驳回，请补充说明后重新申请",
    );
  });

  test("with access only within the business scopes", () => {
    const goods = goodsWith({ id: 20, ...CONTROLLED, kind: "health" });
    expect(reason(20, world(access(2), goods))).toMatch(/^缺少有效的/u);
  });

  test("to special buyers (specification section 3)", () =>
    expect(reasonFor(userWith({ is_special: 1 }), 9)).toBe(""));

  test("not once they have expired, whatever the access", () =>
    expect(reason(12, world(access(2)))).toBe(EXPIRED_REASON));
});

test("goods that are off sale are so for everybody", () => {
  expect(reason(11)).toBe("暂停销售");
  expect(reasonFor(undefined, 11)).toBe("暂停销售");
  expect(reasonFor(userWith({ is_special: 1 }), 11)).toBe("暂停销售");
});

describe("limited goods", () => {
  const ordered = (number: number, goodsId = 10) => ({
    orders: byId(orderWith({ lines: [orderLine({ goodsId, number })] })),
  });

  test.each([
    [0, ""],
    [10, ""],
    [15, ""],
    [16, "每个客户限购 20 盒，您已购 16 盒"],
    [20, "每个客户限购 20 盒，您已购 20 盒"],
  ])("of which a buyer has ordered %d of 20: %s", (number, expected) => {
    const state = world(number === 0 ? {} : ordered(number));
    expect(reason(10, state)).toBe(expected);
    expect(goodsFor(state, buyer, 10)?.ordered_number).toBe(number);
  });

  test("whose limit is less than a middle pack have no limit reached before any order", () =>
    expect(reason(20, world({}, goodsWith({ id: 20, limit_number: 4 })))).toBe(""));

  test("that others have ordered are open to a buyer and to visitors", () => {
    const certificates = new Map([[2, LICENCES]]);
    expect(reasonFor(userWith({ id: 2 }), 10, world({ ...ordered(20), certificates }))).toBe("");
    expect(reasonFor(undefined, 10, world(ordered(20)))).toBe("");
  });

  test("that were ordered beyond their limit have nothing left", () =>
    expect(goodsFor(world(ordered(25)), buyer, 10)?.ordered_number).toBe(20));
});

describe("a combination is sold when each of its parts is (specification section 6)", () => {
  test("as it is with parts that anybody may buy", () =>
    expect(reason(900, world({}, set(900, 7)))).toBe(""));

  test.each([
    ["outside the business scopes", 8, /^组合中的蛋白粉：缺少有效的/u],
    ["of a controlled group", 9, /^组合中的控销胶囊：控销商品$/u],
    ["that is off sale", 11, /^组合中的停售片：暂停销售$/u],
    ["that is gone", 404, /^组合中有商品已下架$/u],
  ])("not with a part %s", (_case, id, expected) =>
    expect(reason(900, world({}, set(900, 7, id)))).toMatch(expected),
  );

  test("not when it is off sale itself", () =>
    expect(reason(900, world({}, { ...set(900, 8), is_buy: 0, no_buy_reason: "组合已结束" }))).toBe(
      "组合已结束",
    ));

  test.each([
    [0, 0, ""],
    [4, 2, ""],
    [5, 3, ""],
    [19, 10, "组合中有商品已达到每个客户的限购数量"],
    [25, 10, "组合中有商品已达到每个客户的限购数量"],
  ])("as often as its parts' limit allows: %d of 20 ordered are %d of 10 sets", (number, sets, expected) => {
    const orders = byId(orderWith({ lines: [orderLine({ goodsId: 10, number })] }));
    const state = world(number === 0 ? {} : { orders }, set(900, 7, 10));
    expect(goodsFor(state, buyer, 900)).toMatchObject({ limit_number: 10, ordered_number: sets });
    expect(reason(900, state)).toBe(expected);
  });
});

describe("the same goods for the same rights are the same record", () => {
  const sold = (goods: GoodsRecord, seed: Partial<Seed> = {}) => {
    const rights = rightsOf(world(seed), buyer);
    const first = asSoldTo(goods, rights);
    expect(asSoldTo(goods, rights)).toBe(first);
    return first;
  };
  const orders = byId(orderWith({ lines: [orderLine({ goodsId: 7, number: 5 })] }));

  test.each<[string, Partial<GoodsRecord>, Partial<Seed>]>([
    ["on sale", {}, {}],
    ["ordered without a limit", {}, { orders }],
    ["limited and not ordered", { id: 10, limit_number: 20 }, { orders }],
    ["off sale", { is_buy: 0, no_buy_reason: "暂停销售" }, {}],
  ])("%s: that of the shop", (_case, change, seed) => {
    const record = goodsWith(change);
    expect(sold(record, seed)).toBe(record);
  });

  test("opened or withheld: one of this buyer's", () => {
    expect(sold(goodsWith({ ...CONTROLLED }), access(2))).toMatchObject({ is_buy: 1, no_buy_reason: "" });
    expect(sold(goodsWith({ kind: "health" }))).toMatchObject({ is_buy: 0 });
  });

  test("limited, once a buyer has ordered some", () => {
    const state = world({ orders: byId(orderWith({ lines: [orderLine({ goodsId: 10, number: 5 })] })) });
    expect(goodsFor(state, buyer, 10)).toMatchObject({ ordered_number: 5 });
    expect(goodsFor(state, buyer, 10)).toBe(goodsFor(state, buyer, 10));
  });

  test("withheld also where there is a reason already", () => {
    const { no_buy_reason: reason } = sold(goodsWith({ kind: "health" }));
    expect(sold(goodsWith({ kind: "health", no_buy_reason: reason }))).toMatchObject({ is_buy: 0 });
  });

  test("but another one for another reason, and none for unknown goods", () => {
    const record = goodsWith({ ...CONTROLLED });
    const waiting = asSoldTo(record, rightsOf(world(access(0)), buyer));
    const without = asSoldTo(record, rightsOf(world(), buyer));
    expect(waiting.no_buy_reason).not.toBe(without.no_buy_reason);
    expect(without).toBe(record);
    expect(goodsFor(world(), buyer, 404)).toBeUndefined();
  });
});
