import { ReturnStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { refundOrder, refundPlace, splitRefund } from "#mock/domain/order/rules/refund.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ReturnRecord } from "../records.ts";
import { RETURN_STEPS } from "../rules/texts.ts";

/** Moves a return to its next state, as of `at` (ms), with other changes; `text` is recorded in its progress. */
export function moveReturn(
  state: WorldState,
  one: ReturnRecord,
  to: ReturnStatus,
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

/** Refunds a return, as of `at` (ms): to the order's unpaid credit bill first, and otherwise to the balance. */
export function refundReturn(state: WorldState, one: ReturnRecord, at: number): void {
  const order = state.orders.get(one.orderId);
  const split = order && splitRefund(state, order, one.amount);
  const text = split && `退款已到${refundPlace(split)}`;
  moveReturn(state, one, ReturnStatus.Completed, at, {}, text);
  if (order && split) refundOrder(state, order, { ...split, remark: `退货单 ${one.returnNo} 退款`, at });
}
