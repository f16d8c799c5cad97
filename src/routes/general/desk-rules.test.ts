import { expect, it } from "vitest";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { daysSince, dueGoods, owedThisWeek } from "./desk-rules.ts";

const NOW = parseShanghai("2026-11-21 10:00:00");

it("counts whole days, and none before", () => {
  expect(daysSince("2026-11-20 10:00:01", NOW)).toBe(0);
  expect(daysSince("2026-11-20 10:00:00", NOW)).toBe(1);
  expect(daysSince("2026-11-22 10:00:00", NOW)).toBe(0);
});

it("takes as due what is bought regularly and was not for two weeks, the oldest first", () => {
  const bought = [
    { id: 1, times: 5, last_bought_at: "2026-11-10 10:00:00" },
    { id: 2, times: 2, last_bought_at: "2026-11-07 10:00:00" },
    { id: 3, times: 1, last_bought_at: "2026-08-01 10:00:00" },
    { id: 4, times: 3, last_bought_at: "2026-10-01 10:00:00" },
  ];
  expect(dueGoods(bought, NOW).map(({ id }) => id)).toEqual([4, 2]);
});

it("owes within a week what is overdue and what falls due until the seventh day, less what is repaid", () => {
  const bills = [
    { amount: 100.1, repaid: 0.2, due_at: "2026-11-28" },
    { amount: 50, repaid: 0, due_at: "2026-11-29" },
  ];
  expect(owedThisWeek(20, bills, NOW)).toEqual({ amount: 119.9, count: 1 });
  expect(owedThisWeek(0, [], NOW)).toEqual({ amount: 0, count: 0 });
});
