import type { Goods } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

export type Tiered = Pick<Goods, "price" | "base_price" | "ladder_price" | "ladder_price_type" | "bzdw">;

export type Tier = {
  /** `满 10 盒` or `10 盒以内`. */
  range: string;
  price: number;
  /** The quantity is enough for it (or, with up-to tiers, still within it). */
  reached: boolean;
  /** What the quantity costs now. */
  current: boolean;
  /** How many more it takes; 0 when reached, and with up-to tiers, which more units only leave. */
  shortfall: number;
};

const UP_TO = 1;

/** What one unit costs at this quantity; null when prices are hidden. */
export function priceAt(goods: Tiered, quantity: number): number | null {
  if (goods.price === null) return null;
  return currentTier(goods, quantity)?.price ?? priceOutsideTiers(goods);
}

/** The tiers of a price for a quantity, in the order of their numbers. */
export function tiersAt(goods: Tiered, quantity: number): Tier[] {
  const upTo = goods.ladder_price_type === UP_TO;
  const current = currentTier(goods, quantity);
  return sorted(goods).map((tier) => {
    const reached = upTo ? quantity <= tier.number : quantity >= tier.number;
    return {
      range: upTo ? `${tier.number} ${goods.bzdw}以内` : `满 ${tier.number} ${goods.bzdw}`,
      price: tier.price,
      reached,
      current: tier === current,
      shortfall: reached || upTo ? 0 : tier.number - quantity,
    };
  });
}

/** What would lower the price: `再买 90 盒享 ¥11.90`. Empty when nothing more is to be had. */
export function shortfallText(goods: Tiered, quantity: number): string {
  const next = tiersAt(goods, quantity).find(({ shortfall }) => shortfall > 0);
  return next ? `再买 ${next.shortfall} ${goods.bzdw}享 ${formatMoney(next.price)}` : "";
}

function currentTier(goods: Tiered, quantity: number) {
  const tiers = sorted(goods);
  return goods.ladder_price_type === UP_TO
    ? tiers.find(({ number }) => quantity <= number)
    : tiers.findLast(({ number }) => quantity >= number);
}

/** Without tiers the buyer's own price counts; beside tiers the supply price does. */
function priceOutsideTiers({ price, base_price, ladder_price }: Tiered): number | null {
  return ladder_price.length > 0 ? (base_price ?? price) : price;
}

function sorted({ ladder_price }: Tiered) {
  return ladder_price.toSorted((a, b) => a.number - b.number);
}
