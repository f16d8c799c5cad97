import { describe, expect, test } from "vitest";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { creditStanding } from "./credit.ts";

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
    expect(creditStanding({ isOpen: 1, limit: 5000 }, debts, 100, NOW)).toEqual({
      used: 1234,
      available: 0,
      overdue: 1000,
      nextDueAt: at("2026-11-21 09:00:00"),
      nextDueAmount: 230,
    });
  });
  test("has nothing for new orders while anything is overdue, and all again when it is repaid", () => {
    const credit = { isOpen: 1, limit: 5000 } as const;
    expect(creditStanding(credit, debts.slice(1), 100, NOW)).toMatchObject({ overdue: 0, available: 4666 });
  });
  test("never has less than nothing, and nothing when it is not open", () => {
    const credit = { isOpen: 1, limit: 1000 } as const;
    expect(creditStanding(credit, debts.slice(1), 0, NOW).available).toBe(766);
    expect(creditStanding({ ...credit, limit: 100 }, debts.slice(1), 0, NOW).available).toBe(0);
    expect(creditStanding({ ...credit, isOpen: 0, limit: 9999 }, debts, 0, NOW).available).toBe(0);
    expect(creditStanding(credit, [], 0, NOW)).toMatchObject({ used: 0, nextDueAt: null });
  });
});
