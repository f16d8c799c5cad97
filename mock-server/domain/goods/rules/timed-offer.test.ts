import { describe, expect, test } from "vitest";
import { createSeed } from "#mock/seed/seed.ts";
import { parseDateTime, weekdayOf } from "#mock/world/shanghai-time.ts";
import { holds, soldAt } from "./timed-offer.ts";

const { goods } = createSeed({ seed: 1, scale: 0.01 });
const at = (text: string) => parseDateTime(text);
const price = (id: number, time: string) => soldAt(goods.get(id)!, at(time)).offer_price;

describe("an offer holds", () => {
  test.each([
    ["2026-11-21 07:59:59", null],
    ["2026-11-21 08:00:00", 750],
    ["2026-11-21 11:59:59", 750],
    ["2026-11-21 12:00:00", null],
    ["2027-03-02 09:30:00", 750],
  ])("in a flash sale of every morning, at %s: %s", (time, expected) =>
    expect(price(3, time)).toBe(expected),
  );

  test.each([
    ["2026-11-20 23:59:59", null],
    ["2026-11-21 00:00:00", 1180],
    ["2026-11-22 00:00:00", null],
    ["2026-11-28 12:00:00", 1180],
  ])("on every Saturday, at %s: %s", (time, expected) => expect(price(21, time)).toBe(expected));

  test.each([
    ["2026-11-14 23:59:59", null],
    ["2026-11-15 00:00:00", 972],
    ["2026-11-30 23:59:59", 972],
    ["2026-12-01 00:00:00", null],
  ])("for the storewide price until the end of November, at %s: %s", (time, expected) =>
    expect(price(23, time)).toBe(expected),
  );

  const group = { target: 100, othersNumber: 0, othersBuyers: 0 };
  test.each([
    { kind: "welfare", startsAt: 1000, endsAt: 2000 },
    { kind: "groupBuy", startsAt: 1000, endsAt: 2000, ...group },
  ] as const)("from its first ms until the one before its end: $kind", (times) => {
    expect([999, 1000, 1999, 2000].map((now) => holds(times, now))).toEqual([false, true, true, false]);
  });
});

test("a flash sale of a session that there is none of never holds", () =>
  expect(holds({ kind: "spike", session: 9 }, at("2026-11-21 09:00:00"))).toBe(false));

describe("goods out of their offer", () => {
  test("are ordinary goods without its limit, tag and number", () => {
    const off = soldAt(goods.get(3)!, at("2026-11-21 13:00:00"));
    expect(off).toMatchObject({
      sale_type: 0,
      limit_number: 0,
      goods_price_id: 0,
      with_coupon: 1,
      number: 3000,
    });
    expect(off.tags.map(({ name }) => name)).not.toContain("秒");
  });

  test("come back to the offer, keeping the stock that was sold meanwhile", () => {
    const off = { ...soldAt(goods.get(3)!, at("2026-11-21 13:00:00")), number: 2990 };
    const on = soldAt(off, at("2026-11-22 09:00:00"));
    expect(on).toMatchObject({ sale_type: 1, offer_price: 750, limit_number: 50, number: 2990 });
    expect(on.tags).toEqual(goods.get(3)!.tags);
  });

  test("are the same object each time, so that what was worked out for them is kept", () => {
    const record = { ...goods.get(3)! };
    const noon = at("2026-11-21 12:30:00");
    expect(soldAt(record, noon)).toBe(soldAt(record, noon + 60_000));
    expect(soldAt(record, at("2026-11-21 09:00:00"))).toBe(record);
    expect(soldAt(goods.get(1)!, noon)).toBe(goods.get(1));
  });
});

test.each([
  ["2026-11-21 00:00:00", 6],
  ["2026-11-21 23:59:59", 6],
  ["2026-11-22 00:00:00", 0],
  ["1970-01-01 08:00:00", 4],
])("%s in Shanghai is day %d of the week", (time, day) => expect(weekdayOf(at(time))).toBe(day));
