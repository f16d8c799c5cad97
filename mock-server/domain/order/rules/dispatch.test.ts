import { expect, it } from "vitest";
import { formatDateTime, parseDateTime } from "#mock/world/shanghai-time.ts";
import { chilledDay } from "./dispatch.ts";

it.each([
  ["2026-11-21 00:00:00", "Saturday", "2026-11-23"],
  ["2026-11-22 23:59:59", "Sunday", "2026-11-23"],
  ["2026-11-23 08:00:00", "Monday", "2026-11-24"],
  ["2026-11-25 12:00:00", "Wednesday", "2026-11-26"],
  ["2026-11-26 00:00:00", "Thursday", "2026-11-30"],
  ["2026-11-27 12:00:00", "Friday", "2026-11-30"],
])("what is chilled and paid at %s, a %s, leaves on %s", (paidAt, _weekday, day) => {
  expect(formatDateTime(chilledDay(parseDateTime(paidAt)))).toBe(`${day} 00:00:00`);
});
