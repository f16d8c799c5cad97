import { documentNumber } from "#mock/domain/common/document-number.ts";
import { invalid, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { requireAgreement, requireApproval } from "#mock/domain/user/rules/approval.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CheckoutRecord } from "../records.ts";
import { checkoutAmounts } from "./checkout-amounts.ts";
import { orderProblems } from "./line-check.ts";
import { cartLines, orderTerms, priceLines } from "./priced-cart.ts";
import type { PricedLine } from "./priced-line.ts";

/** The maximum of open checkouts per buyer; older ones are dropped, as each holds a copy of its lines. */
const OPEN_MAX = 8;

/** The contract's maximum number of messages per field. */
const MOST_MESSAGES = 20;

/**
 * The checkout that cart lines would have, without its number. 403 before approval, 459 without a signed agreement, 422
 * on `ids` for lines that are missing or cannot be ordered.
 */
export function drawCheckout(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
): { checkout: CheckoutRecord; lines: PricedLine[] } {
  requireApproval(user);
  requireAgreement(user);
  const requested = new Set(ids);
  const lines = priceLines(
    state,
    user.id,
    cartLines(state, user.id).filter(({ id }) => requested.has(id)),
  );
  if (lines.length < requested.size)
    throw invalidField("ids", "有商品已不在购物车中，请返回购物车确认", SHOP_RULES.ownData);
  const problems = orderProblems(state, user.id, lines).slice(0, MOST_MESSAGES);
  const [first] = problems;
  if (first)
    throw invalid({ ids: problems.map(({ message }) => `${message}，请返回购物车调整`) }, first.rule);
  const checkout: CheckoutRecord = {
    checkoutNo: "",
    userId: user.id,
    lines: lines.map(({ line, price, reduction, gift }) => ({ line, price, reduction, gift })),
    amounts: checkoutAmounts(lines, orderTerms(state, user.id)),
    orderId: null,
  };
  return { checkout, lines };
}

/** Opens the checkout of cart lines; the cart is unchanged. Refuses as drawCheckout does. */
export function openCheckout(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
): { checkout: CheckoutRecord; lines: PricedLine[] } {
  const { checkout: drawn, lines } = drawCheckout(state, user, ids);
  const checkout = { ...drawn, checkoutNo: documentNumber(state, "JS") };
  forgetOldCheckouts(state, user.id);
  state.checkouts.put(checkout.checkoutNo, checkout);
  return { checkout, lines };
}

/** An ordered checkout stays, so that sending it again finds its order. */
function forgetOldCheckouts(state: WorldState, userId: number): void {
  const open = [...state.checkouts.values()].filter((one) => one.userId === userId && one.orderId === null);
  for (const { checkoutNo } of open.slice(0, Math.max(0, open.length - OPEN_MAX + 1))) {
    state.checkouts.delete(checkoutNo);
  }
}
