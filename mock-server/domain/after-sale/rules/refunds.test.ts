import { describe, expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import { complaintWith, returnWith } from "../cases-for-test.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";
import { claimedParts, claimsOf, isWhollyRefunded, refundedOf } from "./refunds.ts";

const world = (returns: readonly ReturnRecord[], complaints: readonly AfterSaleRecord[] = []) =>
  worldWith({ returns: byId(...returns), afterSales: byId(...complaints) });

/** Cases of another order, and of another line of this one. */
const OTHER_RETURNS = [returnWith({ id: 2090, orderId: 12 })];
const OTHER_COMPLAINTS = [complaintWith({ id: 4090, orderId: 12 })];
const OF_LINE_2 = {
  returned: returnWith({ id: 2080, lines: [{ orderLineId: 2, number: 1, amount: 500 }] }),
  complained: complaintWith({ id: 4080, lines: [{ orderLineId: 2, number: 1 }] }),
};

describe("refunded of an order", () => {
  test("are its finished returns and its complaints that were settled with money", () => {
    const state = world(
      [returnWith({ amount: 3000 }), returnWith({ id: 2002, amount: 501 }), ...OTHER_RETURNS],
      [
        complaintWith({ compensation: 2000 }),
        complaintWith({ id: 4002, compensation: 7 }),
        ...OTHER_COMPLAINTS,
      ],
    );
    expect(refundedOf(state, 11)).toBe(5508);
    expect(refundedOf(state, 13)).toBe(0);
  });

  test.each([1, 2, 3, 4, 6, 7] as const)("is nothing of a return in status %d", (status) =>
    expect(refundedOf(world([returnWith({ status })]), 11)).toBe(0),
  );

  test.each([1, 2, 4, 5] as const)("is nothing of a complaint in status %d", (status) =>
    expect(refundedOf(world([], [complaintWith({ status })]), 11)).toBe(0),
  );
});

describe("an order of 10 boxes and 1 bottle is wholly refunded", () => {
  const order = orderWith({ lines: [orderLine({ id: 1, number: 10 }), orderLine({ id: 2, number: 1 })] });
  const nine = returnWith({ lines: [{ orderLineId: 1, number: 9, amount: 9000 }] });
  const box = complaintWith({ lines: [{ orderLineId: 1, number: 1 }] });

  test("when all has come back or been compensated", () => {
    expect(isWhollyRefunded(world([nine, OF_LINE_2.returned], [box]), order)).toBe(true);
    expect(isWhollyRefunded(world([nine], [box, OF_LINE_2.complained]), order)).toBe(true);
  });

  test.each([
    ["a line is left", [nine], [box]],
    ["a box is left", [nine, OF_LINE_2.returned], []],
    ["a return is still under way", [{ ...nine, status: 4 }, OF_LINE_2.returned], [box]],
    ["a complaint is still under way", [nine, OF_LINE_2.returned], [{ ...box, status: 2 }]],
    ["a complaint was about its papers", [nine, OF_LINE_2.returned], [{ ...box, type: 4 }]],
    ["nothing was refunded", [], []],
  ] as ReadonlyArray<[string, ReturnRecord[], AfterSaleRecord[]]>)(
    "not while %s",
    (_case, returns, complaints) => expect(isWhollyRefunded(world(returns, complaints), order)).toBe(false),
  );
});

test("the claims of a line are told apart by how far they are", () => {
  const state = world(
    [
      returnWith({ status: 5 }),
      returnWith({ id: 2002, status: 1, lines: [{ orderLineId: 1, number: 4, amount: 4000 }] }),
      returnWith({ id: 2003, status: 6 }),
      OF_LINE_2.returned,
      ...OTHER_RETURNS,
    ],
    [
      complaintWith({ status: 3 }),
      complaintWith({ id: 4002, status: 2, lines: [{ orderLineId: 1, number: 1 }] }),
      complaintWith({ id: 4003, status: 4 }),
      complaintWith({ id: 4004, type: 5 }),
      OF_LINE_2.complained,
      ...OTHER_COMPLAINTS,
    ],
  );
  expect(claimedParts(state, 11, 1)).toEqual({ returned: 3, compensated: 2, underWay: 5 });
  expect(claimedParts(state, 11, 2)).toEqual({ returned: 1, compensated: 1, underWay: 0 });
  expect(claimedParts(state, 11, 3)).toEqual({ returned: 0, compensated: 0, underWay: 0 });
});

describe("claimed of a line", () => {
  const line = orderLine({ id: 1, number: 3, paid: 1000 });
  const back = returnWith({ lines: [{ orderLineId: 1, number: 1, amount: 333 }] });

  test("are its returns, and its compensations at their share of what was paid, rounded down", () => {
    const missing = complaintWith({ lines: [{ orderLineId: 1, number: 2 }] });
    const state = world(
      [back, OF_LINE_2.returned, ...OTHER_RETURNS],
      [missing, OF_LINE_2.complained, ...OTHER_COMPLAINTS],
    );
    expect(claimsOf(state, 11)(line)).toEqual({
      returned: { number: 1, amount: 333 },
      claimed: { number: 3, amount: 999 },
    });
  });

  test("is nothing by a complaint that was rejected or is about no goods", () => {
    const state = world([], [complaintWith({ status: 4 }), complaintWith({ id: 4002, type: 4 })]);
    expect(claimsOf(state, 11)(line)).toEqual({
      returned: { number: 0, amount: 0 },
      claimed: { number: 0, amount: 0 },
    });
  });
});
