import { join } from "node:path";
import { readTable } from "../../read-table.ts";

/** Of every curated name and of the parts of the makers' names. */
const INITIALS: ReadonlyMap<string, string> = new Map(
  readTable(join(import.meta.dirname, "pinyin-initials.csv"), ["name", "initials"], ({ name, initials }) => [
    name,
    initials,
  ]),
);

/** The pinyin initials of a curated name or part of a name; a name without an entry needs the file written anew. */
export function initialsOf(name: string): string {
  const initials = INITIALS.get(name);
  if (initials === undefined) throw new Error(`no pinyin initials for ${name}: see pinyin-initials.test.ts`);
  return initials;
}
