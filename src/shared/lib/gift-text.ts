/** The gift of a line in one phrase; empty without one. */
export function giftText({ type, name, number }: { type: number; name?: string; number?: number }): string {
  if (!name) return "";
  return `${type === 2 ? "换购" : "赠品"}：${name}${number === undefined ? "" : ` ×${number}`}`;
}
