import type { CartLine } from "#generated/model/cartLine.ts";
import type { Flag } from "#generated/model/flag.ts";
import { ladderPrice } from "#src/shared/lib/ladder.ts";
import { isLost } from "./line-rules.ts";
import type { QuantityEdit } from "./quantity-queue.ts";

/** The lines as the buyer sees them: the server's, with unconfirmed edits on top. Untouched lines stay the same objects. */
export function mergeEdits(
  lines: readonly CartLine[],
  numbers: ReadonlyMap<number, QuantityEdit>,
  selection: ReadonlyMap<number, Flag>,
): readonly CartLine[] {
  return lines.map((line) => {
    const number = numbers.get(line.id)?.number ?? line.number;
    // A lost line is never selected, whatever the server remembers (specification section 4).
    const is_selected = isLost(line) ? 0 : (selection.get(line.id) ?? line.is_selected);
    if (number === line.number && is_selected === line.is_selected) return line;
    return { ...line, number, is_selected, price: priceAt(line, number) };
  });
}

/** The price at another quantity, as far as it can be foretold: only a line on its ladder price follows the ladder. */
export function priceAt(line: CartLine, number: number): number {
  return (isOnLadder(line) ? ladderPrice(line.goods, number) : undefined) ?? line.price;
}

/** Whether a line is priced by its ladder: it was put in with it, and no better offer stands above it. */
export function isOnLadder({ goods, number, price, ladder_price_id }: CartLine): boolean {
  return goods.ladder_price.length > 0 && ladder_price_id > 0 && ladderPrice(goods, number) === price;
}
