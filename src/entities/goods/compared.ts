/** As many goods as fit beside each other. */
export const COMPARED_MOST = 4;

/** The goods in the address of a comparison: valid ids, each once, four at most. */
export function parseCompared(text: string | null): number[] {
  const ids = (text ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2147483647);
  return [...new Set(ids.map(Number))].slice(0, COMPARED_MOST);
}
