import { expect, test } from "vitest";
import { isOfInputMethod } from "./input-method.ts";

test.each([
  ["Enter while a word is composed", true, 13, true],
  ["the Enter that confirms it, in Chromium and Firefox", true, 229, true],
  ["the same in Safari", false, 229, true],
  ["Enter of its own", false, 13, false],
])("%s", (_name, isComposing, keyCode, expected) => {
  expect(isOfInputMethod({ isComposing, keyCode })).toBe(expected);
});
