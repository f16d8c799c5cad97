import { beforeEach, describe, expect, test } from "vitest";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { freshWorld, NOW } from "#mock/seed/world-for-test.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { GroupBuyRecord } from "../records.ts";
import { currentGroupBuys, groupBuyProgress, groupBuySettlement } from "./group-buys.ts";

const GOODS = 900_001;
const START = NOW - 5 * HOUR_MS;
const END = NOW + 5 * HOUR_MS;
const groupBuy: GroupBuyRecord = {
  id: 1,
  goodsId: GOODS,
  price: 800,
  startsAt: START,
  endsAt: END,
  target: 100,
  othersNumber: 81,
  othersBuyers: 9,
};

const { state } = freshWorld();
const like = [...state.orders.values()][0]!;
beforeEach(() => {
  for (const { id } of Array.from(state.orders.values())) state.orders.delete(id);
});

/** A world of these group-buys alone. */
const withGroupBuys = (...all: GroupBuyRecord[]): WorldState => ({
  ...state,
  seed: { ...state.seed, groupBuys: new Map(all.map((each) => [each.goodsId, each])) },
});
type Line = readonly [goods: number, price: number, number: number];
function order(id: number, lines: readonly Line[], change: Partial<OrderRecord> = {}): OrderRecord {
  const record = {
    ...like,
    id,
    userId: 1,
    status: 2 as const,
    createdAt: NOW,
    lines: lines.map(([goodsId, price, number]) => ({ ...like.lines[0]!, goodsId, price, number })),
    ...change,
  };
  state.orders.put(id, record);
  return record;
}
const progress = (now?: number, of = groupBuy) => {
  const { status, number, buyers } = groupBuyProgress(state, of, now);
  return [status, number, buyers];
};

describe("a group-buy", () => {
  test.each([
    ["not started", START - 1, [1, 0, 0]],
    ["begun", START, [2, 0, 0]],
    ["at half its time, others joining evenly, rounded down", NOW, [2, 40, 4]],
    ["a ms before its end", END - 1, [2, 80, 8]],
    ["over without its number", END, [4, 81, 9]],
    ["long over", END + DAY_MS, [4, 81, 9]],
  ])("is %s", (_name, now, expected) => expect(progress(now)).toEqual(expected));

  test("is reached with its number, before its end and after", () => {
    const near = { ...groupBuy, target: 41 };
    expect(progress(NOW, near)).toEqual([2, 40, 4]);
    order(1, [[GOODS, 800, 1]]);
    expect(progress(NOW, near)).toEqual([3, 41, 5]);
    expect(progress(END, near)[0]).toBe(3);
  });

  test("counts the paid orders at its price and in its time, and each buyer once", () => {
    order(1, [
      [GOODS, 800, 3],
      [GOODS, 800, 2],
      [GOODS, 1000, 50],
      [900_002, 800, 50],
    ]);
    order(2, [[GOODS, 800, 4]], { status: 5 });
    order(3, [[GOODS, 800, 6]], { userId: 2, createdAt: START });
    order(4, [[GOODS, 800, 50]], { status: 1 });
    order(5, [[GOODS, 800, 50]], { status: 6 });
    order(6, [[GOODS, 800, 50]], { userId: 3, createdAt: START - 1 });
    order(7, [[GOODS, 800, 50]], { createdAt: END });
    const found = groupBuyProgress(state, groupBuy);
    expect([found.number, found.buyers]).toEqual([55, 6]);
    expect([1, 2, 3].map((userId) => found.numberOf(userId))).toEqual([9, 6, 0]);
  });

  test("is listed while it runs or is about to start, by its end, then by its id", () => {
    const each = (id: number, startsAt: number, endsAt: number) => {
      return { ...groupBuy, id, goodsId: GOODS + id, startsAt, endsAt };
    };
    const world = withGroupBuys(
      each(4, START, END),
      each(3, START, END),
      each(2, START, NOW + 1),
      each(5, START, NOW),
      each(6, NOW + 15 * DAY_MS, NOW + 16 * DAY_MS),
    );
    expect(currentGroupBuys(world).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});

describe("a paid order with goods of a group-buy", () => {
  const shipAt = NOW + HOUR_MS;
  const settled = (of: OrderRecord, ...all: GroupBuyRecord[]) => {
    const { at, missed } = groupBuySettlement(withGroupBuys(...all), of, shipAt);
    return [at, missed.map(({ goodsId }) => goodsId)];
  };

  test("ships when it would, if the number is reached by then", () => {
    expect(settled(order(1, [[GOODS, 800, 60]]), groupBuy)).toEqual([shipAt, []]);
  });

  test("waits for the end of one that is reached by then", () => {
    // 81 × 6/10 of others and 19 of its own: 100 only at the end.
    expect(settled(order(1, [[GOODS, 800, 19]]), groupBuy)).toEqual([END, []]);
  });

  test("waits for the end of one that fails, and misses it", () => {
    expect(settled(order(1, [[GOODS, 800, 18]]), groupBuy)).toEqual([END, [GOODS]]);
  });

  test("ships at once what it has at another price, of another time, or of no group-buy", () => {
    expect(settled(order(1, [[GOODS, 900, 1]]), groupBuy)).toEqual([shipAt, []]);
    expect(settled(order(1, [[GOODS, 800, 1]], { createdAt: START - 1 }), groupBuy)).toEqual([shipAt, []]);
    expect(settled(order(1, [[GOODS, 800, 1]]))).toEqual([shipAt, []]);
  });

  test("waits for the last of several, and misses those that fail", () => {
    const other = { ...groupBuy, goodsId: GOODS + 1, endsAt: END + HOUR_MS, target: 1000 };
    const both = order(1, [
      [GOODS, 800, 19],
      [GOODS + 1, 800, 1],
    ]);
    expect(settled(both, groupBuy, other)).toEqual([END + HOUR_MS, [GOODS + 1]]);
  });

  test("that is to ship after the end ships then", () => {
    const ended = { ...groupBuy, endsAt: NOW + 1 };
    expect(settled(order(1, [[GOODS, 800, 1]]), ended)).toEqual([shipAt, [GOODS]]);
  });
});
