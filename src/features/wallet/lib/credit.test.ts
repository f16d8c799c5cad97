import { expect, it } from "vitest";
import type { Credit } from "#generated/model/index.ts";
import { creditObstacle } from "./credit-obstacle.ts";
import { dueDate } from "./due-date.ts";

const credit: Credit = {
  is_open: 1,
  credit_limit: 50000,
  used: 8200,
  available: 41800,
  overdue: 0,
  period_days: 30,
  next_due_at: null,
  next_due_amount: 0,
};

it.each([
  [credit, 41800, undefined],
  [credit, 41800.01, "还差 ¥0.01"],
  [{ ...credit, is_open: 0 as const }, 1, "尚未开通"],
])("the obstacles to paying on credit %#", (state, amount, text) => {
  const obstacle = creditObstacle(state, amount);
  expect(text === undefined ? obstacle : obstacle?.includes(text)).toBe(
    text === undefined ? undefined : true,
  );
});

it("calculates the due date in Shanghai's time zone", () => {
  expect(dueDate(Date.UTC(2026, 10, 20, 16, 0), 30)).toBe("2026-12-21");
});
