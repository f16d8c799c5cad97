import type { CartLine, Goods } from "#generated/model/index.ts";
import { hasInitials, initialsOf } from "#src/shared/lib/pinyin.ts";

type Entry = { text: string; initials: readonly (readonly string[])[] };

/** By product: a cart of thousands is searched again with every letter. */
const entries = new WeakMap<Goods, Entry>();

/** The lines whose name, maker or approval number has every word that was typed, in their order. */
export function findLines(lines: readonly CartLine[], typed: string): readonly CartLine[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return lines.filter(({ goods }) => words.every((word) => isIn(entryOf(goods), word)));
}

/** True if a word occurs in the text; letters and digits also match initials of the name or the maker. */
function isIn({ text, initials }: Entry, word: string): boolean {
  if (text.includes(word)) return true;
  return /^[a-z0-9]+$/.test(word) && initials.some((each) => hasInitials(each, word.toUpperCase()));
}

function entryOf(goods: Goods): Entry {
  const before = entries.get(goods);
  if (before) return before;
  const { name, sccj, pzwh } = goods;
  const entry = {
    text: [name, sccj, pzwh].join("\n").toLowerCase(),
    initials: [initialsOf(name), initialsOf(sccj)],
  };
  entries.set(goods, entry);
  return entry;
}
