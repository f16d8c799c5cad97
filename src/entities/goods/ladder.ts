import { LadderPriceType } from "#generated/enums.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

/** A tiered price (specification section 3). */
export type Ladder = {
  ladder_price: readonly { number: number; price: number }[];
  ladder_price_type: number;
  base_price: number | null;
  bzdw: string;
};

export type Tier = {
  number: number;
  /** `10 盒起` or `10 盒以内`. */
  range: string;
  price: number;
  /** Several "from" tiers can be reached; of "up to" tiers only the one that applies. */
  reached: boolean;
  /** True if this tier sets the current price. */
  current: boolean;
  /** The number of units missing to this tier; 0 when reached, and for "up to" tiers, which more units would leave. */
  shortfall: number;
  /** The number of further units that the current "up to" tier allows at its price; 0 for all other tiers. */
  left: number;
};

/** The unit price at a quantity in 元; the base price outside every tier, null when prices are hidden. */
export function ladderPrice(ladder: Ladder, quantity: number): number | null {
  return tierAt(ladder, quantity)?.price ?? ladder.base_price;
}

/** The tiers by ascending number, with their state at a quantity. */
export function tiersAt(ladder: Ladder, quantity: number): Tier[] {
  const upTo = ladder.ladder_price_type === LadderPriceType.UpToNumber;
  const applies = tierAt(ladder, quantity);
  return byNumber(ladder).map((tier) => {
    const { number, price } = tier;
    const current = tier === applies;
    const reached = upTo ? current : quantity >= number;
    const range = `${number} ${ladder.bzdw}${upTo ? "以内" : "起"}`;
    const shortfall = reached || upTo ? 0 : number - quantity;
    return {
      number,
      range,
      price,
      reached,
      current,
      shortfall,
      left: current && upTo ? number - quantity : 0,
    };
  });
}

/**
 * Says how more units would change the price, and warns of a higher one: `再买 90 盒享 ¥11.90`,
 * `此价还可买 5 盒，超过 20 盒单价更高`. Empty when they change nothing.
 */
export function nextTierText(ladder: Ladder, quantity: number): string {
  const { bzdw, ladder_price_type: type } = ladder;
  const tiers = tiersAt(ladder, quantity);
  const price = ladderPrice(ladder, quantity) ?? 0;
  if (type !== LadderPriceType.UpToNumber) {
    const next = tiers.find(({ shortfall }) => shortfall > 0);
    if (!next) return "";
    return next.price > price
      ? `${next.range}单价更高`
      : `再买 ${next.shortfall} ${bzdw}享 ${formatMoney(next.price)}`;
  }
  const current = tiers.find((tier) => tier.current);
  const last = current ?? tiers.at(-1);
  if (!last) return "";
  const left = last.left > 0 ? [`此价还可买 ${last.left} ${bzdw}`] : [];
  const beyond = ladderPrice(ladder, last.number + 1) ?? 0;
  const isDearer = beyond > last.price ? [`${current ? "" : "已"}超过 ${last.number} ${bzdw}单价更高`] : [];
  return [...left, ...isDearer].join("，");
}

function tierAt(ladder: Ladder, quantity: number) {
  const tiers = byNumber(ladder);
  return ladder.ladder_price_type === LadderPriceType.UpToNumber
    ? tiers.find(({ number }) => quantity <= number)
    : tiers.findLast(({ number }) => quantity >= number);
}

function byNumber({ ladder_price }: Ladder) {
  return ladder_price.toSorted((a, b) => a.number - b.number);
}
