import type { Alias } from "#mock/domain/goods/records.ts";
import { oneOf, readTable } from "../../read-table.ts";
import { spellingOf } from "./pinyin.ts";

/** Everyday and brand names with the curated names that they stand for, which are parted by ;. */
const ENTRIES = readTable(
  "mock-server/seed/goods/catalogue/aliases.csv",
  ["alias", "kind", "names"],
  ({ alias, kind, names }) => ({
    name: alias,
    isBrand: oneOf(["everyday", "brand"], kind) === "brand",
    names: names.split(";"),
  }),
);

/** Every alias; they can be read before their pinyin has been written. */
export const aliasNames = (): string[] => ENTRIES.map(({ name }) => name);

/** The aliases of each curated name, in the order of the file. Throws on names that are not among `known`. */
export function readAliases(known: ReadonlySet<string>): ReadonlyMap<string, readonly Alias[]> {
  const aliases = new Map<string, Alias[]>();
  for (const { names, ...entry } of ENTRIES) {
    const alias = { ...entry, ...spellingOf(entry.name) };
    for (const name of names) {
      if (!known.has(name)) throw new Error(`aliases.csv: there is no ${name}`);
      aliases.set(name, [...(aliases.get(name) ?? []), alias]);
    }
  }
  return aliases;
}
