import { expect, test } from "vitest";
import { freshWorld, NOW } from "#mock/seed/world-for-test.ts";
import { pointsFor } from "./earned.ts";
import { giftTrackingNo } from "./gift-parcel.ts";
import { addPoints, pointsEntries, pointsOf } from "./points-log.ts";

const { state, buyer } = freshWorld();

test.each([
  [[], 0, 0],
  [[99], 0, 0],
  [[100], 0, 1],
  [[199], 0, 1],
  [[150, 50], 0, 2],
  [[150, 49], 0, 1],
  [[10_000], 1, 99],
  [[10_000], 10_000, 0],
  [[10_000], 10_001, 0],
])(
  "lines paid with %j 分, of which %d were refunded, earn %d points: one per full 元",
  (paid, refunded, points) =>
    expect(
      pointsFor(
        paid.map((each) => ({ paid: each })),
        refunded,
      ),
    ).toBe(points),
);

test("without refunds all that was paid earns points", () => expect(pointsFor([{ paid: 12_345 }])).toBe(123));

test("a buyer's points are the sum of the log, to which 0 adds nothing", () => {
  const before = pointsOf(state, buyer.id);
  const { length } = pointsEntries(state, buyer.id);
  addPoints(state, buyer.id, { use: 4, points: 30, remark: "赠送", at: NOW });
  addPoints(state, buyer.id, { use: 3, points: -50, remark: "抵扣", at: NOW + 1 });
  addPoints(state, buyer.id, { use: 3, points: 0, remark: "抵扣", at: NOW + 1 });
  expect(pointsOf(state, buyer.id)).toBe(before - 20);
  expect(pointsEntries(state, buyer.id).slice(length)).toEqual([
    { id: 100_001, use: 4, points: 30, remark: "赠送", at: NOW },
    { id: 100_002, use: 3, points: -50, remark: "抵扣", at: NOW + 1 },
  ]);
});

test("who has no log has no points", () => {
  expect([pointsOf(state, 77), pointsEntries(state, 77)]).toEqual([0, []]);
});

test("each points order has a tracking number of its own, always the same", () => {
  const numbers = [1, 2, 3001].map(giftTrackingNo);
  expect(numbers).toEqual(["ZT7800000007919", "ZT7800000015838", "ZT7800023764919"]);
});
