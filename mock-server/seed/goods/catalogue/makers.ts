import type { BrandRecord, GoodsKind, Maker } from "#mock/domain/goods/records.ts";
import { oneOf, readTable } from "../../read-table.ts";
import { spellingOf } from "./pinyin.ts";

const PARTS = ["place", "word", "western", "patent", "herbal", "device", "health"] as const;

const NAMES = readTable(
  "mock-server/seed/goods/catalogue/maker-names.csv",
  ["part", "text"],
  ({ part, text }) => ({
    part: oneOf(PARTS, part),
    text,
  }),
);

const textsOf = (kind: (typeof PARTS)[number]): readonly string[] =>
  NAMES.filter(({ part }) => part === kind).map(({ text }) => text);

/** Makers are invented: a region and a word of good omen, in an order in which no pair comes twice. */
const PLACES = textsOf("place");
const WORDS = textsOf("word");

const SUFFIXES: Readonly<Record<GoodsKind, readonly string[]>> = {
  western: textsOf("western"),
  patent: textsOf("patent"),
  herbal: textsOf("herbal"),
  device: textsOf("device"),
  health: textsOf("health"),
};

/** Every part of a maker's name. */
export const makerNameParts = (): string[] => NAMES.map(({ text }) => text);

/** The mix of trades; repeated up to the requested number of makers. */
const KINDS: readonly GoodsKind[] = [
  ...(["western", "patent", "western", "device", "patent", "western", "herbal", "patent"] as const),
  ...(["western", "device", "patent", "western", "herbal", "western", "patent", "health"] as const),
];

const COLORS: ReadonlyArray<readonly [string, string]> = [
  ["#1f6fb2", "#dcebf7"],
  ["#16805b", "#dcf2e9"],
  ["#b3322e", "#f9e3e1"],
  ["#6a4fa3", "#e9e3f4"],
  ["#c26a12", "#fbead6"],
  ["#0e7c86", "#d9f0f2"],
  ["#3f4f9a", "#e2e5f5"],
  ["#8a5a2b", "#f3e8dc"],
  ["#a3285f", "#f7dfea"],
  ["#2f7d32", "#e0f0e0"],
  ["#27618c", "#deeaf2"],
  ["#94571f", "#f5e6d5"],
];

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error("empty list");
  return value;
};

/** `count` makers, at most one for each pair of region and word (1,280). */
export function buildMakers(count: number): { makers: Maker[]; brands: BrandRecord[] } {
  const makers: Maker[] = [];
  const brands: BrandRecord[] = [];
  const branded = new Set<string>();
  for (let index = 0; index < Math.min(count, PLACES.length * WORDS.length); index += 1) {
    const round = Math.floor(index / PLACES.length);
    const place = at(PLACES, index);
    const word = at(WORDS, (index % PLACES.length) * 7 + round);
    const kind = at(KINDS, index);
    const suffix = at(SUFFIXES[kind], index + round);
    const id = index + 1;
    const colors = at(COLORS, index * 5 + round);
    const ownsBrand = kind !== "herbal" && !branded.has(word);
    if (ownsBrand) {
      branded.add(word);
      brands.push({
        id: brands.length + 1,
        name: word,
        initials: spellingOf(word).initials,
        makerId: id,
        colors,
      });
    }
    const parts = [place, word, suffix];
    const spellings = parts.map(spellingOf);
    makers.push({
      id,
      name: parts.join(""),
      initials: spellings.map(({ initials }) => initials).join(""),
      pinyin: spellings.map(({ pinyin }) => pinyin).join(" "),
      kind,
      brandId: ownsBrand ? brands.length : 0,
      colors,
    });
  }
  return { makers, brands };
}
