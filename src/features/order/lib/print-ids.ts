import { parseId } from "#src/shared/lib/parse-id.ts";

/** As many sheets as are made at once. */
const MAX_SHEETS = 50;

/** Reads the orders to print from the address, each once; what is no id is left out. */
export function parsePrintIds(text: string | null): number[] {
  const ids = (text ?? "").split(",").flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, MAX_SHEETS);
}
