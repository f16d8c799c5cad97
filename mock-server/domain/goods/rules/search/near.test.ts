import fc from "fast-check";
import { expect, it } from "vitest";
import { isNear, nearTerms } from "./near.ts";
import type { Term } from "./search-index.ts";

const NAMES = [
  ["阿莫西林胶囊", "amxljn"],
  ["阿托伐他汀钙片", "atfttgp"],
  ["布洛芬缓释胶囊", "blfhsjn"],
  ["连花清瘟颗粒", "lhqwkl"],
  ["维生素c片", "wsscp"],
  ["人工牛黄甲硝唑胶囊", "rgnhjxzjn"],
] as const;
const termOf = (text: string, initials: string, pinyin = ""): Term => ({
  name: text,
  text,
  initials,
  pinyin,
  letters: pinyin.replaceAll(" ", ""),
  goods: [],
});
const terms = NAMES.map(([text, initials]) => termOf(text, initials));

it.each([
  ["阿莫西林胶襄", "阿莫西林胶囊"],
  ["莫阿西林", "阿莫西林胶囊"],
  ["连清瘟颗粒", "连花清瘟颗粒"],
  ["布洛洛芬", "布洛芬缓释胶囊"],
  ["axmljn", "amxljn"],
  ["bmxl", "amxl"],
  ["mxljn", "amxljn"],
])("finds %s although it has a mistake", (word, meant) => {
  const found = nearTerms(terms, word).map(({ text, initials }) => `${text} ${initials}`);
  expect(found).toEqual([expect.stringContaining(meant)]);
});

it("finds all that share their characters and initials", () => {
  const alike = [termOf("阿莫西林胶囊", "amxljn"), termOf("阿莫西林颗粒", "amxlkl")];
  expect(nearTerms(alike, "阿莫西琳")).toEqual(alike);
  expect(nearTerms(alike, "amxk")).toEqual(alike);
});

it("finds exactly the terms that are near, whatever was written", () => {
  const characters = [...new Set(NAMES.flat().flatMap((text) => Array.from(text)))];
  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 }),
    fc
      .tuple(fc.constantFrom(...NAMES.flat()), fc.nat(8), fc.constantFrom(...characters))
      .map(([text, at, character]) => text.slice(0, at) + character + text.slice(at + 1)),
  );
  fc.assert(
    fc.property(written, (word) => {
      expect(nearTerms(terms, word)).toEqual(terms.filter((term) => isNear(term, word)));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

it.each([
  ["a wrong character within a name", "清温颗粒", true],
  ["one at the end of a name", "瘟颗料", true],
  ["one too many at its end", "瘟颗粒粒", true],
  ["two that are swapped within a name", "清颗瘟粒", true],
  ["two wrong ones", "清温颗料", false],
  ["a wrong one beside one that is swapped", "药连清瘟", false],
  ["a wrong one in two characters", "清温", false],
  ["a wrong letter", "lhqxkl", true],
  ["two that are swapped", "hlqwkl", true],
  ["a wrong letter where two would be swapped", "hzqwkl", false],
  ["another one there", "zlqwkl", false],
  ["a wrong letter within initials that do not begin so", "qwkx", false],
  ["a wrong letter in its pinyin", "lianhuaqinwen", true],
  ["a letter that is missing in its pinyin", "linhuaq", true],
  ["a wrong letter within its pinyin", "qingwem", false],
  ["a wrong letter in little of its pinyin", "lixn", false],
])("a name with %s: %s is near it, %s", (_mistake, word, expected) => {
  const term = termOf("连花清瘟颗粒", "lhqwkl", "lian hua qing wen ke li");
  expect(isNear(term, word)).toBe(expected);
  expect(nearTerms([term], word)).toEqual(expected ? [term] : []);
});
