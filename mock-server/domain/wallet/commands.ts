import { conflict, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { billsOf } from "#mock/domain/payment/rules/payments.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import { addBalance, balanceOf } from "./rules/balance.ts";

const REPAYMENT = 6;

/**
 * Repays bills in full from the balance, in 分, and returns the total and their number, ignoring repaid bills
 * (specification section 2, wallet). 422 on `ids` for another buyer's bill; 409 when the balance is insufficient for
 * all of them.
 */
export function repayBills(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
): { amount: Fen; number: number } {
  const own = new Map(billsOf(state, user.id).map((bill) => [bill.id, bill]));
  const chosen = [...new Set(ids)].map((id) => {
    const bill = own.get(id);
    if (!bill) throw invalidField("ids", "账单不存在，请刷新账期管理后重新选择", SHOP_RULES.ownThings);
    return bill;
  });
  const owed = chosen.filter(({ repaidAt }) => repaidAt === null);
  const amount = owed.reduce((total, bill) => total + bill.amount - bill.repaid, 0);
  const balance = balanceOf(state, user.id);
  if (balance < amount) {
    throw conflict(
      `余额不足：可用余额 ${formatYuan(balance)} 元，还差 ${formatYuan(amount - balance)} 元，请先充值再还款`,
      SHOP_RULES.balance,
    );
  }
  const at = state.clock.now();
  for (const bill of owed) {
    const { id, amount: total, repaid, orderId, orderNo } = bill;
    const remark = `账期还款，订单 ${orderNo}`;
    addBalance(state, user.id, { use: REPAYMENT, amount: repaid - total, orderId, remark, at });
    state.creditBills.put(id, { ...bill, repaid: total, repaidAt: at });
  }
  return { amount, number: owed.length };
}
