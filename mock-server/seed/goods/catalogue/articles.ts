import type { Article, GoodsKind } from "#mock/domain/goods/records.ts";
import { numberIn, oneOf, readTable } from "../../read-table.ts";
import { readAliases } from "./aliases.ts";
import { spellingOf } from "./pinyin.ts";

/** Each kind has a file of its own, in this order; the regulated articles come last. */
const FILES: ReadonlyArray<readonly [file: string, kind: GoodsKind]> = [
  ["western", "western"],
  ["patent", "patent"],
  ["herbal", "herbal"],
  ["device", "device"],
  ["health", "health"],
  ["regulated", "western"],
];

type Entry = Omit<Article, "initials" | "pinyin" | "aliases">;

/** Every curated article in the order of the files. */
export function readArticles(): Article[] {
  const entries = FILES.flatMap(readEntries);
  const aliases = readAliases(new Set(entries.map(({ name }) => name)));
  return entries.map((entry) => ({
    ...entry,
    ...spellingOf(entry.name),
    aliases: aliases.get(entry.name) ?? [],
  }));
}

/** The names alone; they can be read before their pinyin has been written. */
export const articleNames = (): string[] => FILES.flatMap(readEntries).map(({ name }) => name);

/** Specifications are parted by ;, prices in 元. An absent ingredient is the name. */
const readEntries = ([file, kind]: (typeof FILES)[number]): Entry[] =>
  readTable(
    `mock-server/seed/goods/catalogue/${file}.csv`,
    ["name", "category", "form", "specs", "rx", "priceFrom", "priceTo", "ingredient"],
    ({ name, category, form, specs, rx, priceFrom, priceTo, ingredient }) => ({
      name,
      kind,
      category,
      form,
      specs: specs.split(";").toSorted((a, b) => sizeOf(a) - sizeOf(b)),
      rx: oneOf([0, 1, 2, 3], rx),
      priceFrom: Math.round(numberIn(priceFrom) * 100),
      priceTo: Math.round(numberIn(priceTo) * 100),
      ingredient: ingredient === "" ? name : ingredient,
    }),
  );

const UNITS: Readonly<Record<string, number>> = { mg: 1e-3, μg: 1e-6, kg: 1000 };

/** Returns the content of a pack, for comparing packs of one article: `0.25g*24粒` is 6. */
function sizeOf(spec: string): number {
  const numbers = spec.matchAll(/(\d+(?:\.\d+)?)(mg|μg|kg)?/gu);
  let size = 1;
  for (const [, number = "1", unit = ""] of numbers) size *= Number(number) * (UNITS[unit] ?? 1);
  return size;
}
