import { parseId } from "#src/shared/lib/parse-id.ts";

/** The maximum number of sheets at a time. */
const MAX_SHEETS = 50;

/** Parses the ids of the orders to print, without duplicates and invalid values. */
export function parsePrintIds(text: string | null): number[] {
  const ids = (text ?? "").split(",").flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, MAX_SHEETS);
}
