import { expect, test } from "vitest";
import { pinyinLetter } from "./pinyin-letter.ts";

test.each([
  ["康宁", "K"],
  ["安泰", "A"],
  ["正元", "Z"],
  ["和泰", "H"],
  ["恩华", "E"],
  ["杏林", "X"],
  ["同泰", "T"],
  ["Bayer", "B"],
  ["999", "#"],
  ["", "#"],
])("%s is listed under %s", (name, letter) => {
  expect(pinyinLetter(name)).toBe(letter);
});
