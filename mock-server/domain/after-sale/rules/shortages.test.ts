import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import { complaintWith } from "../cases-for-test.ts";
import { openShortageOf, paidForLines, shortagesUntil } from "./shortages.ts";

const order = orderWith({
  lines: [orderLine({ id: 1, number: 3, paid: 100 }), orderLine({ id: 2, number: 1, paid: 50 })],
});
const LATER = NOW + 60_000;

test.each([
  [[], 0],
  [[{ orderLineId: 1, number: 1 }], 33],
  [[{ orderLineId: 1, number: 3 }], 100],
  [
    [
      { orderLineId: 1, number: 2 },
      { orderLineId: 2, number: 1 },
    ],
    116,
  ],
  [[{ orderLineId: 404, number: 1 }], 0],
])("for the lines %j %d 分 were paid", (lines, paid) => expect(paidForLines(order, { lines })).toBe(paid));

describe("a complaint counts as a shortage", () => {
  test.each([
    ["while it waits", { status: 1 }, LATER, true],
    ["while it is handled", { status: 2 }, LATER, true],
    ["once it is settled", { status: 3, changedAt: LATER }, LATER, true],
    ["until it is rejected", { status: 4, changedAt: LATER }, LATER, true],
    ["until it is withdrawn", { status: 5, changedAt: LATER }, LATER, true],
    ["not once it was rejected", { status: 4, changedAt: LATER }, LATER + 1, false],
    ["not once it was withdrawn", { status: 5, changedAt: LATER }, LATER + 1, false],
    ["not before it is filed", { status: 1 }, NOW, false],
    ["not of another order", { status: 1, orderId: 12 }, LATER, false],
    ["not of broken goods", { status: 1, type: 2 }, LATER, false],
    ["not of anything else", { status: 1, type: 9 }, LATER, false],
  ] as const)("%s", (_case, change, at, counts) => {
    const state = worldWith({ afterSales: byId(complaintWith(change)) });
    expect(shortagesUntil(state, 11, at)).toHaveLength(counts ? 1 : 0);
  });
});

test.each([
  [1, 66],
  [2, 66],
  [3, 0],
  [4, 0],
  [5, 0],
] as const)("of a shortage in status %d %d 分 are open", (status, open) => {
  const state = worldWith({ afterSales: byId(complaintWith({ status })) });
  expect(openShortageOf(state, order)).toBe(open);
});
