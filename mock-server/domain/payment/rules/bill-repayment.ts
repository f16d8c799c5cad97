import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { addBalance, balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import type { PaymentRecord, RepaidBill } from "../records.ts";

const BALANCE = 2;
const REFUND = 3;
const REPAYMENT = 6;

/**
 * Repays the bills of a payment whose money has arrived, as of `at` (ms). A bill can have become lower meanwhile, or
 * have ended with its order: what is too much goes to the balance. 409 when the balance that pays is insufficient.
 */
export function settleBills(state: WorldState, { userId, method, amount, bills }: PaymentRecord, at: number) {
  if (method === BALANCE) requireBalance(state, userId, amount);
  for (const share of bills) {
    const { orderId, orderNo } = share;
    if (method === BALANCE) {
      const remark = `账期还款，订单 ${orderNo}`;
      addBalance(state, userId, { use: REPAYMENT, amount: -share.amount, orderId, remark, at });
    }
    const excess = share.amount - lowerBill(state, share, at);
    const remark = `订单 ${orderNo} 账单已结清，多付退回`;
    addBalance(state, userId, { use: REFUND, amount: excess, orderId, remark, at });
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

function requireBalance(state: WorldState, userId: number, amount: Fen): void {
  const balance = balanceOf(state, userId);
  if (balance >= amount) return;
  throw conflict(
    `余额不足：可用余额 ${formatYuan(balance)} 元，还差 ${formatYuan(amount - balance)} 元，请先充值再还款`,
    SHOP_RULES.balance,
  );
}
