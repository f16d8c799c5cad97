import { readTable } from "../../read-table.ts";

/** The spelling of a name in Latin letters. */
export type Spelling = {
  readonly initials: string;
  /** The syllables, with a blank between any two. */
  readonly pinyin: string;
};

/** By every curated name and alias, and by the parts of the makers' names. */
const SPELLINGS: ReadonlyMap<string, Spelling> = new Map(
  readTable(
    "mock-server/seed/goods/catalogue/pinyin.csv",
    ["name", "initials", "pinyin"],
    ({ name, initials, pinyin }) => [name, { initials, pinyin }],
  ),
);

/** The pinyin of a curated name or part of a name; a name without an entry needs the file written anew. */
export function spellingOf(name: string): Spelling {
  const spelling = SPELLINGS.get(name);
  if (spelling === undefined) throw new Error(`no pinyin for ${name}: see pinyin.test.ts`);
  return spelling;
}
