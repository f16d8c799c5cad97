import { expect, it } from "vitest";
import { splitByWords } from "./split-by-words.ts";

const marked = (text: string, keywords: string) =>
  splitByWords(text, keywords)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["药品退换", "退换", "药品[退换]"],
  ["退换须知：药品退换", "退换 药品", "[退换]须知：[药品][退换]"],
  ["GSP 检查", "gsp", "[GSP] 检查"],
  ["满 500 元(包邮)", "(包邮", "满 500 元[(包邮])"],
  ["没有命中", "退换", "没有命中"],
  ["空的搜索", "  ", "空的搜索"],
])("%s, split by %s", (text, keywords, expected) => {
  expect(marked(text, keywords)).toBe(expected);
});

it.each([
  ["药品退换", "  退换 \t  药品 ", ["药品", "退换"]],
  ["退换", "退换", ["退换"]],
  ["空的搜索", "", ["空的搜索"]],
])("%s, split by %j, has no empty parts", (text, keywords, parts) => {
  expect(splitByWords(text, keywords).map((part) => part.text)).toEqual(parts);
});

it("is one part that is no hit without words", () => {
  expect(splitByWords("空的搜索", " ")).toEqual([{ text: "空的搜索", isHit: false }]);
});
