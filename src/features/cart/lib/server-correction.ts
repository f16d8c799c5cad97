import type { CartLine } from "#generated/model/cartLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

/**
 * Describes how the server's response to an edit differs from the values shown to the buyer; undefined if it does
 * not.
 */
export function serverCorrection(
  line: CartLine,
  expected: { number: number; price: number },
): string | undefined {
  const { name, bzdw } = line.goods;
  if (line.number !== expected.number) return `${name}的数量已改为 ${line.number} ${bzdw}`;
  if (line.price !== expected.price) return `${name}的单价已更新为 ${formatMoney(line.price)}`;
  return undefined;
}
