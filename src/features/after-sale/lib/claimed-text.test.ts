import { expect, it } from "vitest";
import { claimedText } from "./claimed-text.ts";

it.each([
  [{ number: 5, returned: 0, compensated: 0, under_way: 0 }, "购买 5"],
  [{ number: 5, returned: 1, compensated: 0, under_way: 1 }, "购买 5，已退 1，处理中 1"],
  [{ number: 5, returned: 0, compensated: 2, under_way: 0 }, "购买 5，已补偿 2"],
])("of %j says %s", (line, text) => {
  expect(claimedText(line)).toBe(text);
});
