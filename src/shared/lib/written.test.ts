import { expect, it } from "vitest";
import { readMobile } from "./mobile.ts";

it.each([
  ["13800001234", "13800001234"],
  [" 138 0000 1234 ", "13800001234"],
  ["+86 138-0000-1234", "13800001234"],
  ["8613800001234", "13800001234"],
  ["１３８００００１２３４", "13800001234"],
  ["86138", "86138"],
  ["张三", "张三"],
])("%s → %s", (text, number) => {
  expect(readMobile(text)).toBe(number);
});
