import { describe, expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { OfferTimes, TimedOffer } from "../records.ts";
import { limitPeriod, orderedBy } from "./limit.ts";

const at = parseDateTime;
const timed = (times: OfferTimes) => ({ timed: { times } as TimedOffer });
const DAY = ["2026-11-21 00:00:00", "2026-11-22 00:00:00"] as const;
const period = { startsAt: at("2026-11-15 00:00:00"), endsAt: at("2026-12-01 00:00:00") };

test.each([
  ["a permanent limit is for a day", { timed: null }, "2026-11-21 23:59:59", DAY],
  [
    "that of a flash sale for its session",
    timed({ kind: "spike", session: 2 }),
    "2026-11-21 14:00:00",
    ["2026-11-21 14:00:00", "2026-11-21 18:00:00"],
  ],
  ["between the sessions for a day", timed({ kind: "spike", session: 2 }), "2026-11-21 18:00:00", DAY],
  ["a special price for its day", timed({ kind: "everyday", weekday: 6 }), "2026-11-21 10:00:00", DAY],
  [
    "the storewide price for its period",
    timed({ kind: "welfare", ...period }),
    "2026-11-21 10:00:00",
    ["2026-11-15 00:00:00", "2026-12-01 00:00:00"],
  ],
] as const)("%s", (_case, goods, now, [startsAt, endsAt]) => {
  expect(limitPeriod(goods, at(now))).toMatchObject({ startsAt: at(startsAt), endsAt: at(endsAt) });
});

describe("a customer's orders of limited goods", () => {
  const order = (id: number, time: string, change: Partial<OrderRecord> = {}) =>
    orderWith({ id, createdAt: at(time), lines: [orderLine({ goodsId: 7, number: 10 })], ...change });
  const ordered = (
    orders: readonly OrderRecord[],
    goods: Parameters<ReturnType<typeof orderedBy>>[0] = LIMITED,
  ) => {
    const set = goodsWith({ id: 900, parts: [{ goodsId: 7, number: 2 }] });
    const state = worldWith({ orders: byId(...orders), goods: byId(goodsWith({ id: 7 }), set) });
    return orderedBy(state, 1)(goods);
  };
  const LIMITED = { id: 7, timed: null };

  test("count in the time of the limit, its first ms included and its end not", () => {
    expect(ordered([])).toBe(0);
    expect(ordered([order(1, "2026-11-21 00:00:00"), order(2, "2026-11-21 09:00:00")])).toBe(20);
    expect(ordered([order(1, "2026-11-20 23:59:59"), order(2, "2026-11-22 00:00:00")])).toBe(0);
  });

  test("count by the parts of combinations", () => {
    const lines = [orderLine({ goodsId: 900, number: 3 }), orderLine({ id: 2, goodsId: 8, number: 99 })];
    expect(ordered([order(1, "2026-11-21 09:00:00", { lines })])).toBe(6);
  });

  test("do not count if canceled, of other customers or for other goods", () => {
    expect(ordered([order(1, "2026-11-21 09:00:00", { status: 6 })])).toBe(0);
    expect(ordered([order(1, "2026-11-21 09:00:00", { userId: 2 })])).toBe(0);
    expect(ordered([order(1, "2026-11-21 09:00:00")], { id: 8, timed: null })).toBe(0);
  });
});
