import { expect, it } from "vitest";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { greetingAt } from "./greeting.ts";

it.each([
  ["00:00", "夜深了"],
  ["05:00", "早上好"],
  ["09:00", "上午好"],
  ["12:00", "中午好"],
  ["14:00", "下午好"],
  ["18:00", "晚上好"],
  ["23:59", "晚上好"],
])("at %s in Shanghai: %s", (time, greeting) =>
  expect(greetingAt(parseShanghai(`2026-11-21 ${time}:00`))).toBe(greeting),
);
