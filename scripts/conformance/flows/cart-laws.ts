import { CartLineType, Flag, TierStatus } from "#generated/enums.ts";
import type { ActivityData } from "#generated/model/activityData.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { CartTotals } from "#generated/model/cartTotals.ts";
import { fen, lineFen } from "../../api-client/amounts.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Steps } from "./steps.ts";

/** Lines that can be selected: buyable with stock above 0 (§4), or a combination, which always counts (§5). */
const isSelectable = ({ type, goods_type, goods }: CartLine): boolean =>
  (type ?? goods_type) === CartLineType.Combination || (goods.is_buy === Flag.Yes && goods.number > 0);

/** True if this line alone ships the order free (§4). */
const freesOrder = ({ number, goods }: CartLine): boolean =>
  goods.is_dpby === Flag.Yes && number >= goods.qg_number;

/** True if a line ships free in its quantity (§4). */
const shipsFree = ({ number, goods }: CartLine): boolean =>
  goods.is_free_shipping === Flag.Yes && number >= goods.free_shipping_number;

/** The sums of a cart by the specification's formula, in 分 (§5). */
function sumsOf({ data, shipping_data: shipping }: CartStore) {
  const counted = data.filter((line) => line.is_selected === Flag.Yes && isSelectable(line));
  const sum = (lines: readonly CartLine[]) => lines.reduce((total, line) => total + lineFen(line), 0);
  const amount = sum(counted);
  const eligible = sum(counted.filter((line) => line.with_coupon === Flag.Yes));
  const rest = fen(shipping.shipping_amount) - amount - fen(shipping.no_trans_order_amount);
  const isFree = counted.some(freesOrder) || (counted.length > 0 && counted.every(shipsFree));
  return {
    total: data.length,
    selected: counted.length,
    amount,
    eligible,
    ineligible: amount - eligible,
    shippingRemainder: isFree ? 0 : Math.max(0, rest),
  };
}

/** Invariants within one cart: forced deselection, reached and upcoming tiers (§4). */
export function checkCart(steps: Steps, exchange: Exchange, cart: CartStore): void {
  const forced = cart.data.find((line) => line.is_selected === Flag.Yes && !isSelectable(line));
  steps.law(
    exchange,
    forced === undefined,
    "data[].is_selected",
    {
      zh: "is_buy 为 0 或无货的行 is_selected 为 0，组合除外",
      en: "is_selected 0 where is_buy is 0 or the stock is gone, but for combinations",
    },
    forced && { id: forced.id, is_buy: forced.goods.is_buy, stock: forced.goods.number, is_selected: 1 },
    "unbuyable-selected",
  );
  checkTiers(steps, exchange, cart.activity_data, sumsOf(cart).eligible);
}

function checkTiers(steps: Steps, exchange: Exchange, activity: ActivityData, eligible: number): void {
  const groups = { manjians: activity.manjians.manjians, discounts: activity.discounts.discounts };
  for (const [name, group] of Object.entries(groups)) {
    const tiers = Object.values(group);
    const wrong = tiers.find((tier) => tier.status !== Number(eligible >= fen(tier.amount)));
    steps.equal(
      exchange,
      `activity_data.${name}`,
      wrong,
      undefined,
      {
        zh: `可用券的选中金额为 ${eligible / 100} 元，达到 amount 的档位 status 为 1，否则为 0`,
        en: `eligible selected lines come to ${eligible / 100} yuan: status 1 where that reaches the amount, else 0`,
      },
      "tier-status",
    );
    const statuses = tiers.map(({ status }) => status);
    steps.law(
      exchange,
      statuses.every((status, index) => index === 0 || status <= (statuses[index - 1] ?? TierStatus.Reached)),
      `activity_data.${name}`,
      { zh: "status 为 1 的在前", en: "those with status 1 in front" },
      statuses,
      "tier-order",
    );
  }
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : fen(yuan));

/** Compares the totals call with the list call (§5). */
export function checkTotals(steps: Steps, exchange: Exchange, totals: CartTotals, cart: CartStore): void {
  const sums = sumsOf(cart);
  const pairs: readonly [keyof CartTotals, number, number | undefined][] = [
    ["total", sums.total, totals.total],
    ["selected", sums.selected, totals.selected],
    ["amount", sums.amount, fenOf(totals.amount)],
    ["eligible_amount", sums.eligible, fenOf(totals.eligible_amount)],
    ["ineligible_amount", sums.ineligible, fenOf(totals.ineligible_amount)],
    ["shipping_remainder", sums.shippingRemainder, fenOf(totals.shipping_remainder)],
  ];
  for (const [name, expected, seen] of pairs) {
    // The schema reports what is missing.
    if (seen === undefined) continue;
    const isCount = name === "total" || name === "selected";
    const shown = isCount ? expected : expected / 100;
    steps.law(
      exchange,
      expected === seen,
      `data.${name}`,
      { zh: `${shown}（由 listCartLines 按公式算出）`, en: `${shown}, by the formula from listCartLines` },
      totals[name],
      "cart-total",
    );
  }
}
