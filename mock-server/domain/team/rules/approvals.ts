import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { drawCheckout } from "#mock/domain/cart/rules/checkout-opening.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { resolveDeductions } from "#mock/domain/order/rules/deduction-choice.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { ApprovalRecord } from "../records.ts";
import { requestCart, withCart } from "./acting-state.ts";

const NO_LINES: readonly CartLineRecord[] = [];

/** The lines that a request holds. */
export const linesOfRequest = (state: WorldState, { id }: ApprovalRecord): readonly CartLineRecord[] =>
  state.carts.get(requestCart(id)) ?? NO_LINES;

/** The amount of a requested order as of now, in 分, or why it cannot be placed, in Chinese. Changes nothing. */
export function priceNow(
  state: WorldState,
  account: UserRecord,
  request: ApprovalRecord,
): { readonly amount: Fen } | { readonly problem: string } {
  const world = withCart(state, request.accountId, requestCart(request.id));
  const ids = linesOfRequest(state, request).map(({ id }) => id);
  try {
    const { checkout } = drawCheckout(world, account, ids);
    return { amount: resolveDeductions(world, account, checkout, request.choices).amounts.amount };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [messages] = Object.values(error.errors ?? {});
    const problem = messages?.[0] ?? error.message;
    return { problem: problem.replace(/，请返回购物车.*$/u, "") };
  }
}
