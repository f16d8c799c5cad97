import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { LadderPrice } from "#generated/model/ladderPrice.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

type Ladder = Pick<Goods, "ladder_price" | "ladder_price_type" | "base_price" | "bzdw">;

/** `ladder_price_type` of tiers whose price holds up to their number; every other type holds from it. */
const UP_TO = 1;

/** What one unit costs at a quantity; the base price outside of every tier. */
export function ladderPrice(ladder: Ladder, quantity: number): number | null {
  return tierAt(ladder, quantity)?.price ?? ladder.base_price;
}

/** Whether a line is priced by its ladder: it was put in with it, and no better offer stands above it. */
export function isOnLadder({ goods, number, price, ladder_price_id }: CartLine): boolean {
  return goods.ladder_price.length > 0 && ladder_price_id > 0 && ladderPrice(goods, number) === price;
}

export type LadderStep = { tier: LadderPrice; reached: boolean; text: string };

/** The tiers by number, the reached ones marked and the shortfall of the others told. */
export function ladderSteps(ladder: Ladder, quantity: number): LadderStep[] {
  const current = tierAt(ladder, quantity);
  return byNumber(ladder).map((tier) => {
    // Of tiers that hold up to their number only the narrowest applies; from-tiers are reached one after the other.
    const reached =
      ladder.ladder_price_type === UP_TO ? tier.number === current?.number : quantity >= tier.number;
    return {
      tier,
      reached,
      text: `${rangeText(ladder, tier)}${reached ? "" : shortfallText(ladder, tier, quantity)}`,
    };
  });
}

function tierAt(ladder: Ladder, quantity: number): LadderPrice | undefined {
  const tiers = byNumber(ladder);
  return ladder.ladder_price_type === UP_TO
    ? tiers.find(({ number }) => quantity <= number)
    : tiers.findLast(({ number }) => quantity >= number);
}

function byNumber({ ladder_price }: Ladder): LadderPrice[] {
  return ladder_price.toSorted((a, b) => a.number - b.number);
}

function rangeText({ ladder_price_type, bzdw }: Ladder, { number, price }: LadderPrice): string {
  return `${number} ${bzdw}${ladder_price_type === UP_TO ? "以内" : "起"} ${formatMoney(price)}`;
}

function shortfallText(
  { ladder_price_type, bzdw }: Ladder,
  { number }: LadderPrice,
  quantity: number,
): string {
  if (ladder_price_type === UP_TO) return quantity > number ? `（已超出 ${quantity - number} ${bzdw}）` : "";
  return `（还差 ${number - quantity} ${bzdw}）`;
}
