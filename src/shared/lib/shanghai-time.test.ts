import { expect, it } from "vitest";
import {
  describeTimeLeft,
  formatCountdown,
  formatMinute,
  parseShanghai,
  shanghaiMoment,
} from "./shanghai-time.ts";

it("parses a Shanghai time in any time zone", () => {
  expect(parseShanghai("2026-11-21 08:00:00")).toBe(Date.UTC(2026, 10, 21));
});

it("shows minutes, and dashes for an unset time", () => {
  expect([formatMinute("2026-11-21 14:08:59"), formatMinute(null)]).toEqual(["2026-11-21 14:08", "--"]);
});

it.each([
  [0, "00:00:00"],
  [-5, "00:00:00"],
  [1, "00:00:01"],
  [3_599_000, "00:59:59"],
  [86_399_000, "23:59:59"],
  [86_400_000, "1 天 00:00:00"],
])("counts %d ms down as %s", (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text);
});

it.each([
  [0, "已到时间"],
  [59_999, "不到 1 分钟"],
  [60_000, "1 分钟"],
  [3_600_000, "1 小时"],
  [93_780_000, "1 天 2 小时 3 分钟"],
])("describes %d ms as %s", (leftMs, text) => {
  expect(describeTimeLeft(leftMs)).toBe(text);
});

it("names a moment by the day in Shanghai", () => {
  expect(shanghaiMoment(Date.parse("2026-11-20T16:08:59Z"))).toBe("11-21 00:08");
});
