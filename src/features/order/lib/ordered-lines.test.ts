import { expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { orderOfLines, rememberOrderedLines } from "./ordered-lines.ts";

const stored = emptyStorage("localStorage");

it("finds the order of any of the cart lines that were just ordered", () => {
  expect(orderOfLines([1])).toBeUndefined();
  rememberOrderedLines({ orderId: 9006, lineIds: [1, 2] });
  expect(orderOfLines([2, 3])).toBe(9006);
  expect(orderOfLines([3, 4])).toBeUndefined();
  expect(orderOfLines([])).toBeUndefined();
});

it.each([
  ["no object", 9006],
  ["null", null],
  ["an order that is no id", { orderId: "9006", lineIds: [1] }],
  ["no list of lines", { orderId: 9006, lineIds: "1" }],
])("knows no order where the storage holds %s", (_case, value) => {
  rememberOrderedLines({ orderId: 9006, lineIds: [1] });
  const [key = ""] = stored.keys();
  stored.set(key, JSON.stringify(value));
  expect(orderOfLines([1])).toBeUndefined();
});
