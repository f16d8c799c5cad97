import { describe, expect, test } from "vitest";
import { parseDateTime } from "../shanghai-time.ts";
import { creditStanding } from "./credit.ts";
import { orderAt } from "./order-expiry.ts";

const at = parseDateTime;
const NOW = at("2026-11-21 10:00:00");

describe("a credit term", () => {
  const debts = [
    { dueAt: at("2026-11-20 09:00:00"), amount: 1000 },
    { dueAt: at("2026-11-21 09:00:00"), amount: 200 },
    { dueAt: at("2026-11-21 18:00:00"), amount: 30 },
    { dueAt: at("2026-12-01 00:00:00"), amount: 4 },
  ];
  test("is overdue from the day after, and what falls due on one day is one sum", () => {
    expect(creditStanding({ isOpen: 1, limit: 5000, periodDays: 30, debts }, 100, NOW)).toEqual({
      used: 1234,
      available: 3666,
      overdue: 1000,
      nextDueAt: at("2026-11-21 09:00:00"),
      nextDueAmount: 230,
    });
  });
  test("never has less than nothing, and nothing when it is not open", () => {
    const credit = { isOpen: 1, limit: 1000, periodDays: 30, debts } as const;
    expect(creditStanding(credit, 0, NOW).available).toBe(0);
    expect(creditStanding({ ...credit, isOpen: 0, limit: 9999 }, 0, NOW).available).toBe(0);
    expect(creditStanding({ ...credit, debts: [] }, 0, NOW)).toMatchObject({ used: 0, nextDueAt: null });
  });
});

describe("an unpaid order", () => {
  const order = { status: 1, payDeadline: NOW, progress: [] } as unknown as Parameters<typeof orderAt>[0];
  test.each([
    [-1, false, 1],
    [0, false, 6],
    [1, false, 6],
    [1, true, 1],
  ])("%d ms from its deadline, being paid %s, has status %d", (after, isPaying, status) =>
    expect(orderAt(order, NOW + after, isPaying).status).toBe(status),
  );
  test("that is paid is never cancelled", () => {
    const paid = { ...order, status: 2 } as typeof order;
    expect(orderAt(paid, NOW + 1e12, false)).toBe(paid);
  });
});
