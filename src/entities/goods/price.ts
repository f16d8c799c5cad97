import type { CartLine, Goods } from "#generated/model/index.ts";
import { floorMoney, timesMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { type Ladder, ladderPrice, nextTierText, type Tier, tiersAt } from "./ladder.ts";
import { packOf } from "./quantity-rules.ts";

type Priced = Ladder & Pick<Goods, "price" | "base_price" | "zbz">;
type Line = Pick<CartLine, "price" | "number" | "ladder_price_id"> & { goods: Ladder };

/**
 * The unit price for this buyer at a quantity, in 元; null when prices are hidden. Goods whose price at the minimum
 * quantity is another than their tiers give have a better offer, which holds at every quantity.
 */
export function priceAt(goods: Priced, quantity: number): Money | null {
  return hasTierPrice(goods) ? ladderPrice(goods, quantity) : priceAtMinimum(goods);
}

/**
 * The price at the minimum quantity, in 元: the base price where the server names no other; null when prices are hidden.
 */
export const priceAtMinimum = ({ price, base_price }: Pick<Goods, "price" | "base_price">): Money | null =>
  price === undefined ? base_price : price;

export const isPriceHidden = (goods: Pick<Goods, "price" | "base_price">): boolean =>
  priceAtMinimum(goods) === null;

/** The number of the cart's line once this quantity is added: prices, tiers and free shipping go by the whole line. */
export function lineNumber({ cart_number = 0 }: Pick<Goods, "cart_number">, quantity: number): number {
  return cart_number + quantity;
}

/**
 * The amount of a quantity in 元, rounded down (specification section 5), at the price of `priced` units, such as those
 * of the whole line; null when prices are hidden.
 */
export function amountAt(goods: Priced, quantity: number, priced = quantity): Money | null {
  const price = priceAt(goods, priced);
  return price === null ? null : floorMoney(timesMoney(price, quantity));
}

/** The tiers that set the price of these goods, with their state at a quantity; none while another offer does. */
export function priceTiers(goods: Priced, quantity: number): Tier[] {
  return hasTierPrice(goods) ? tiersAt(goods, quantity) : [];
}

/** Says how more units would change the price; empty when they change nothing. */
export function tierHint(goods: Priced, quantity: number): string {
  return hasTierPrice(goods) ? nextTierText(goods, quantity) : "";
}

/** The price of a cart line at another quantity, in 元, as the server will give it. */
export function linePriceAt(line: Line, quantity: number): Money {
  return (isOnTiers(line) ? ladderPrice(line.goods, quantity) : null) ?? line.price;
}

/** The tiers that set the price of a cart line, with their state at its quantity. */
export function lineTiers(line: Line): Tier[] {
  return isOnTiers(line) ? tiersAt(line.goods, line.number) : [];
}

/** True if a line is priced by tiers: it was added with them, and no better offer overrides them. */
export function isOnTiers({ goods, number, price, ladder_price_id }: Line): boolean {
  return ladder_price_id > 0 && followsTiers(goods, number, price);
}

function hasTierPrice(goods: Priced): boolean {
  return followsTiers(goods, packOf(goods), priceAtMinimum(goods));
}

/** True if the price at a quantity is that of its tier. */
function followsTiers(ladder: Ladder, quantity: number, price: Money | null): boolean {
  return ladder.ladder_price.length > 0 && price !== null && ladderPrice(ladder, quantity) === price;
}
