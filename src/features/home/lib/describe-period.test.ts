import { expect, it } from "vitest";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { describePeriod } from "./describe-period.ts";

const period = { starts_at: "2026-11-21 08:00:00", ends_at: "2026-11-30 23:59:59" };

it.each([
  ["2026-11-20 10:00:00", "11-21 08:00 开始"],
  ["2026-11-21 07:59:59", "今天 08:00 开始"],
  ["2026-11-21 08:00:00", "11-30 截止"],
  ["2026-11-30 00:00:00", "今天 23:59 截止"],
  ["2026-12-01 00:00:00", "已结束"],
])("at %s: %s", (now, text) => {
  expect(describePeriod(period, parseShanghai(now))).toBe(text);
});
