import { expect, it } from "vitest";
import { formatCount } from "./format-count.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [12_000, "12,000"],
  [1_112_800, "1,112,800"],
])("formats %d as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
