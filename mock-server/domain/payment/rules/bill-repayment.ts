import { BalanceUseType, PayMethod } from "#generated/enums.ts";
import { addBalance, requireBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { PaymentRecord, RepaidBill } from "../records.ts";

/**
 * Repays the bills of a payment whose money has arrived, as of `at` (ms). A bill can have become lower meanwhile, or
 * have ended with its order: what is too much goes to the balance. 409 when the balance that pays is insufficient.
 */
export function settleBills(state: WorldState, { userId, method, amount, bills }: PaymentRecord, at: number) {
  const isFromBalance = method === PayMethod.Balance;
  if (isFromBalance) requireBalance(state, userId, amount, "请先充值再还款");
  for (const share of bills) {
    const { orderId, orderNo } = share;
    if (isFromBalance) {
      const remark = `账期还款，订单 ${orderNo}`;
      addBalance(state, userId, {
        use: BalanceUseType.CreditRepayment,
        amount: -share.amount,
        orderId,
        remark,
        at,
      });
    }
    const excess = share.amount - lowerBill(state, share, at);
    const remark = `订单 ${orderNo} 账单已结清，多付退回`;
    addBalance(state, userId, { use: BalanceUseType.OrderRefund, amount: excess, orderId, remark, at });
  }
}

/** Repays a bill as far as it is still owed; returns the repaid 分. */
function lowerBill(state: WorldState, { id, amount }: RepaidBill, at: number): Fen {
  const bill = state.creditBills.get(id);
  if (!bill || bill.repaidAt !== null) return 0;
  const part = Math.min(amount, bill.amount - bill.repaid);
  const repaid = bill.repaid + part;
  state.creditBills.put(id, { ...bill, repaid, repaidAt: repaid === bill.amount ? at : null });
  return part;
}
