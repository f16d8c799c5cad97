import type { CartLine } from "#generated/model/index.ts";
import { useShowsMargins } from "#src/entities/goods/margin-choice.ts";
import { MarginNote } from "#src/entities/goods/margin-note.tsx";
import { MarginSwitch } from "#src/entities/goods/margin-switch.tsx";
import { marginOfLines } from "#src/entities/goods/margin.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { lineAmount } from "../lib/cart-totals.ts";
import { isSelected } from "../lib/line-state.ts";

/** The places of margins in the cart. */
export type MarginPart = { line: CartLine } | { lines: readonly CartLine[] } | { isSwitch: true };

/** The margin of a line, the one of the selected lines, or the switch that hides both. */
export function CartMargin(part: MarginPart) {
  if ("line" in part) return <MarginNote goods={part.line.goods} price={part.line.price} short />;
  return "lines" in part ? <OrderMargin lines={part.lines} /> : <MarginSwitch isForPhones />;
}

/** The sum that the selected lines would earn at the suggested prices, before what is taken off at checkout. */
function OrderMargin({ lines }: { lines: readonly CartLine[] }) {
  const isShown = useShowsMargins();
  if (!isShown) return null;
  const selected = lines.filter(isSelected).map((line) => ({ ...line, amount: lineAmount(line) }));
  const { amount, unknown } = marginOfLines(selected);
  if (unknown === selected.length) return null;
  const hint = unknown > 0 ? `，不含 ${unknown} 种没有建议零售价的商品` : "";
  return <span title={`按建议零售价计算，未扣结算时的优惠${hint}`}>预计毛利 {formatMoney(amount)}</span>;
}
