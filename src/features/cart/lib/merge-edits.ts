import type { CartLine } from "#generated/model/cartLine.ts";
import type { Flag } from "#generated/model/flag.ts";
import { ladderPrice } from "#src/entities/goods/ladder.ts";
import { isUnavailable } from "./line-rules.ts";
import type { QuantityEdit } from "./quantity-queue.ts";

/** The lines as the buyer sees them: the server's with pending edits applied. Unchanged lines keep their identity. */
export function mergeEdits(
  lines: readonly CartLine[],
  numbers: ReadonlyMap<number, QuantityEdit>,
  selection: ReadonlyMap<number, Flag>,
): readonly CartLine[] {
  return lines.map((line) => {
    const number = numbers.get(line.id)?.number ?? line.number;
    // An unavailable line is never selected, whatever the server has stored (specification section 4).
    const is_selected = isUnavailable(line) ? 0 : (selection.get(line.id) ?? line.is_selected);
    if (number === line.number && is_selected === line.is_selected) return line;
    return { ...line, number, is_selected, price: priceAt(line, number) };
  });
}

/** The expected price at another quantity: only a line on tiered prices follows the tiers. */
export function priceAt(line: CartLine, number: number): number {
  return (isOnLadder(line) ? ladderPrice(line.goods, number) : undefined) ?? line.price;
}

/** Whether a line is priced by tiers: it was added with them, and no better offer overrides them. */
export function isOnLadder({ goods, number, price, ladder_price_id }: CartLine): boolean {
  return goods.ladder_price.length > 0 && ladder_price_id > 0 && ladderPrice(goods, number) === price;
}
