import { expect, test } from "vitest";
import { normalize, wordsOf } from "./normalize.ts";
import { simplified } from "./simplified.ts";

test.each([
  ["維生素Ｃ片", "维生素Ｃ片"],
  ["連花清瘟膠囊 顆粒", "连花清瘟胶囊 颗粒"],
  ["感冒靈 藥業 葯", "感冒灵 药业 药"],
  ["銀翹解毒", "银翘解毒"],
  ["參苓白朮散", "参苓白术散"],
  ["對乙醯氨基酚 乾混懸劑", "对乙酰氨基酚 干混悬剂"],
  ["鈣鐵鋅", "钙铁锌"],
  ["已经是简体 abc 0.25g", "已经是简体 abc 0.25g"],
])("%s is %s in simplified characters", (text, expected) => {
  expect(simplified(text)).toBe(expected);
  expect(simplified(expected)).toBe(expected);
});

test("names are compared whatever their width, case, spaces and characters", () => {
  expect(normalize(" 維生素 Ｃ片")).toBe("维生素c片");
  expect(wordsOf(" ＡＢ　c ")).toEqual(["ab", "c"]);
  expect(wordsOf(undefined)).toEqual([]);
});
