import { expect, test } from "vitest";
import { hasInitials, initialsOf, pinyinLetter } from "./pinyin.ts";

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

test.each([
  ["阿莫西林胶囊", "AMXL", true],
  ["阿莫西林胶囊", "MXL", true],
  ["阿莫西林胶囊", "AMLX", false],
  ["人参健脾丸", "RSJP", true],
  ["炒白术", "CBZ", true],
  ["阿胶", "EJ", true],
  ["999 感冒灵", "999GML", true],
  ["维生素 B12 片", "WSSB12P", true],
  ["阿莫西林胶囊", "", false],
])("the initials of %s have %s: %s", (name, typed, has) => {
  expect(hasInitials(initialsOf(name), typed)).toBe(has);
});
