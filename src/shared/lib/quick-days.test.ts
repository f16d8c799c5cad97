import { expect, it } from "vitest";
import { parseDay, quickDays, spanProblem } from "./quick-days.ts";

it("counts days with both ends included", () => {
  expect(quickDays("2026-03-01").map(({ start_time }) => start_time)).toEqual([
    "2026-02-23",
    "2026-01-31",
    "2025-12-02",
    "2026-01-01",
  ]);
});

it("requires the end not to be before the start", () => {
  expect(spanProblem({ start_time: "2026-11-21", end_time: "2026-11-20" })).toBe("结束日期不能早于开始日期");
  expect(spanProblem({ start_time: "2026-11-21", end_time: "2026-11-21" })).toBeUndefined();
  expect(spanProblem({ end_time: "2026-11-21" })).toBeUndefined();
});

it.each(["2026-02-30", "2026-13-01", "21.11.2026", "", "2026-11-21x"])("rejects %j as a day", (text) => {
  expect(parseDay(text)).toBeUndefined();
});

it("accepts the last day of February", () => {
  expect(parseDay("2028-02-29")).toBe("2028-02-29");
});

it("names the ranges, all up to today", () => {
  expect(quickDays("2026-11-23")).toEqual([
    { name: "近 7 天", start_time: "2026-11-17", end_time: "2026-11-23" },
    { name: "近 30 天", start_time: "2026-10-25", end_time: "2026-11-23" },
    { name: "近 90 天", start_time: "2026-08-26", end_time: "2026-11-23" },
    { name: "今年", start_time: "2026-01-01", end_time: "2026-11-23" },
  ]);
});

it("rejects what only contains a day, and leaves an open end", () => {
  expect([null, "x2026-11-21", "2026-11-21 "].map(parseDay)).toEqual([undefined, undefined, undefined]);
  expect(spanProblem({ start_time: "2026-11-21" })).toBeUndefined();
});
