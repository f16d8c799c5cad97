import { moved } from "#mock/domain/common/moves.ts";
import { correctInvoice } from "#mock/domain/invoice/rules/invoice-making.ts";
import { addPoints, pointsOf } from "#mock/domain/points/rules/points-log.ts";
import { addBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ReturnRecord, ReturnStatusCode } from "../records.ts";
import { RETURN_STEPS } from "../rules/texts.ts";

/** Moves a return to its next state, as of `at` (ms), with other changes; `text` is recorded in its progress. */
export function moveReturn(
  state: WorldState,
  one: ReturnRecord,
  to: ReturnStatusCode,
  at: number,
  change: Partial<ReturnRecord> = {},
  text?: string,
): ReturnRecord {
  const [name, usual] = RETURN_STEPS[to];
  const step = { at, name, text: text ?? (change.refuseReason || usual) };
  const next = {
    ...moved("ReturnStatus", one, to),
    ...change,
    progress: [...one.progress, step],
    changedAt: at,
  };
  state.returns.put(one.id, next);
  return next;
}

/** Each refunded 元 takes back one point. */
const FEN_PER_POINT = 100;

/**
 * Refunds a return to the balance, as of `at` (ms). Points already earned by the order are taken back as far as the
 * buyer has any, and its invoice is reissued for the remaining amount.
 */
export function refundReturn(state: WorldState, one: ReturnRecord, at: number): void {
  moveReturn(state, one, 5, at);
  const { userId, orderId, orderNo, returnNo, amount } = one;
  addBalance(state, userId, { use: 3, amount, orderId, remark: `退货单 ${returnNo} 退款`, at });
  const order = state.orders.get(orderId);
  if (!order) return;
  if (order.status === 5) {
    const points = Math.min(Math.ceil(amount / FEN_PER_POINT), pointsOf(state, userId));
    addPoints(state, userId, { use: 5, points: -points, remark: `订单 ${orderNo} 退货扣回`, at });
  }
  correctInvoice(state, order, at);
}
