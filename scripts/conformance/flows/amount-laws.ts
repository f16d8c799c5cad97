import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { ListOrders200Data } from "#generated/model/listOrders200Data.ts";
import { fen } from "../../api-client/amounts.ts";
import { show } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Steps } from "./steps.ts";

/** A product that the run bought, as the list showed it. */
export type PricedGoods = { readonly goodsId: number; readonly price: number | null };

type Line = { readonly price: number; readonly goods_id?: number; readonly goods?: { readonly id: number } };

/** Returns a hint about the unit if the amount is off by a factor of 100. */
function unitOf(seen: number, expected: number): { zh: string; en: string } {
  return fen(seen) === 100 * fen(expected) || 100 * fen(seen) === fen(expected)
    ? { zh: "（金额一律为元，不是分）", en: " (amounts are in 元, not in 分)" }
    : { zh: "", en: "" };
}

/** A line costs what the goods cost in the list, both in 元; sums within one response cannot show a wrong unit. */
export function expectListPrice(
  steps: Steps,
  exchange: Exchange,
  place: string,
  lines: readonly Line[],
  { goodsId, price }: PricedGoods,
): void {
  const line = lines.find((each) => (each.goods_id ?? each.goods?.id) === goodsId);
  if (!line || price === null) return;
  const unit = unitOf(line.price, price);
  const expected = {
    zh: `${price}：商品 ${goodsId} 在列表中的现价${unit.zh}`,
    en: `${price}, what goods ${goodsId} cost in the list${unit.en}`,
  };
  steps.law(exchange, fen(line.price) === fen(price), place, expected, line.price, "amounts");
}

/**
 * The list of orders shows the amount that the order was placed with, or its checkout's: where those two differ, that
 * is a failure of its own.
 */
export function expectListedAmount(
  steps: Steps,
  exchange: Exchange,
  { list }: ListOrders200Data,
  { order_id: id, amount }: CreatedOrder,
  checked: number,
): void {
  const listed = list.find((order) => order.id === id);
  if (!listed) return;
  const unit = unitOf(listed.amount, amount);
  const expected = {
    zh: `${show(amount)}：订单 ${id} 的金额${unit.zh}`,
    en: `${show(amount)}, the amount of order ${id}${unit.en}`,
  };
  steps.law(
    exchange,
    [amount, checked].map(fen).includes(fen(listed.amount)),
    "data.list[].amount",
    expected,
    listed.amount,
    "amounts",
  );
}
