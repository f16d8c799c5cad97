import { expect, it } from "vitest";
import { owedOfAll } from "./bill-types.ts";
import { creditQuery } from "./credit-address.ts";
import { calendarWeeks, monthAfter, parseMonth, shortAmount } from "./due-calendar.ts";

it("fills a month up to whole weeks and assigns due dates to days", () => {
  const weeks = calendarWeeks("2026-11", [{ due_at: "2026-11-17" }, { due_at: "2026-12-01" }]);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toEqual({ day: "2026-10-26", isInMonth: false, due: [] });
  expect(weeks[0]?.[6]?.day).toBe("2026-11-01");
  expect(weeks[3]?.[1]).toEqual({ day: "2026-11-17", isInMonth: true, due: [{ due_at: "2026-11-17" }] });
  expect(weeks[5]?.[1]).toMatchObject({ day: "2026-12-01", isInMonth: false, due: [{}] });
});

it("starts at the first of a month that begins on a Monday", () => {
  expect(calendarWeeks("2027-02", [])).toHaveLength(4);
});

it.each([
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
])("%s and %d months", (month, months, then) => expect(monthAfter(month, months)).toBe(then));

it.each(["2026-01", "2026-09", "2026-10", "2026-12", "2000-11"])("accepts %j as a month", (text) => {
  expect(parseMonth(text)).toBe(text);
});

it("knows where a month begins and ends", () => {
  const inMonth = calendarWeeks("2026-11", [])
    .flat()
    .filter(({ isInMonth }) => isInMonth);
  expect([inMonth.at(0)?.day, inMonth.at(-1)?.day, inMonth.length]).toEqual(["2026-11-01", "2026-11-30", 30]);
});

it.each(["2026-13", "2026-00", "2026-1", "2026-011", "12026-01", "1926-01", "x", "", null])(
  "rejects %j as a month",
  (text) => {
    expect(parseMonth(text)).toBeUndefined();
  },
);

it("sums outstanding amounts to the 分, and rejects state 4", () => {
  expect(
    owedOfAll([
      { amount: 0.3, repaid: 0.1 },
      { amount: 0.1, repaid: 0 },
    ]),
  ).toBe(0.3);
  const typeOf = (type: string) => creditQuery.read(new URLSearchParams({ type })).type;
  expect([typeOf("2"), typeOf("4")]).toEqual([2, undefined]);
});

it("shortens an amount for a narrow cell, never below what is owed", () => {
  expect(shortAmount(560.01)).toBe("561");
  expect(shortAmount(3456)).toBe("3,456");
  expect(shortAmount(9999.5)).toBe("10,000");
  expect(shortAmount(11_346.5)).toBe("1.2 万");
  expect(shortAmount(120_000)).toBe("12.0 万");
});
