import { expect, it } from "vitest";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { daysSince, dueGoods, owedThisWeek } from "./desk-rules.ts";

const NOW = parseShanghai("2026-11-21 10:00:00");

it("counts whole days, and none before", () => {
  expect(daysSince("2026-11-20 10:00:01", NOW)).toBe(0);
  expect(daysSince("2026-11-20 10:00:00", NOW)).toBe(1);
  expect(daysSince("2026-11-22 10:00:00", NOW)).toBe(0);
});

it("takes as due what its rhythm says, today included", () => {
  const bought = [
    { id: 1, due_on: "2026-10-30" },
    { id: 2, due_on: "2026-11-21" },
    { id: 3, due_on: "2026-11-22" },
    { id: 4, due_on: null },
  ];
  expect(dueGoods(bought, NOW).map(({ id }) => id)).toEqual([1, 2]);
});

it("owes within a week what is overdue and what falls due until the seventh day, less what is repaid", () => {
  const bills = [
    { amount: 100.1, repaid: 0.2, due_at: "2026-11-28" },
    { amount: 50, repaid: 0, due_at: "2026-11-29" },
  ];
  expect(owedThisWeek(20, bills, NOW)).toEqual({ amount: 119.9, count: 1 });
  expect(owedThisWeek(0, [], NOW)).toEqual({ amount: 0, count: 0 });
});
