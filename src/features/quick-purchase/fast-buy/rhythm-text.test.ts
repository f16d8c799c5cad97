import { expect, test } from "vitest";
import { describeDue, rhythmText } from "./rhythm-text.ts";

const today = new Date(2026, 10, 21);
const item = {
  last_bought_at: "2026-08-12 09:30:00",
  last_number: 20,
  interval_days: 28,
  suggested_number: 24,
  goods: { bzdw: "盒" },
};

test.each([
  [item, "上次 08-12 买 20 盒，约 28 天一次，建议 24"],
  [{ ...item, interval_days: 0, suggested_number: 20 }, "上次 08-12 买 20 盒，建议 20"],
  [{ ...item, last_bought_at: "2025-12-30 09:30:00" }, "上次 2025-12-30 买 20 盒，约 28 天一次，建议 24"],
])("%j reads %s", (bought, text) => expect(rhythmText(bought, today)).toBe(text));

test.each([
  ["2026-11-18", { text: "该补货了，过了 3 天", isDue: true }],
  ["2026-11-21", { text: "今天该补货", isDue: true }],
  ["2026-12-01", { text: "约 10 天后补货", isDue: false }],
  [null, undefined],
])("due on %s: %j", (dueOn, state) => expect(describeDue(dueOn, today)).toEqual(state));
