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
const terms: readonly Term[] = NAMES.map(([text, initials]) => ({ text, initials, goods: [] }));

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
    { numRuns: 2000 },
  );
});
