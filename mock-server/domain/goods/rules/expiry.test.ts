import { expect, test } from "vitest";
import { createSeed } from "#mock/seed/seed.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { EXPIRED_REASON, withdrawExpired } from "./expiry.ts";

const goods = { ...createSeed({ seed: 1, scale: 0.01 }).goods.get(7)!, xq: "2027-01-31" };

test.each([
  ["2027-01-31 23:59:59", 1, ""],
  ["2027-02-01 00:00:00", 0, EXPIRED_REASON],
])("goods that expire on 2027-01-31 at %s: is_buy %i", (time, canBuy, reason) =>
  expect(withdrawExpired(goods, parseDateTime(time))).toMatchObject({
    is_buy: canBuy,
    no_buy_reason: reason,
  }),
);

test("the same record gives the same goods", () => {
  const now = parseDateTime("2028-01-01 00:00:00");
  const record = { ...goods };
  expect(withdrawExpired(record, now)).toBe(withdrawExpired(record, now));
});
