import { Flag } from "#generated/enums.ts";
import type { Credit } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";

/** Why an amount in 元 cannot be paid on credit, and what to do about it; undefined when it can. */
export function creditObstacle(credit: Credit, amount: number): string | undefined {
  if (credit.is_open !== Flag.Yes) return "尚未开通账期支付，请联系专属客服开通。";
  if (credit.overdue > 0) return `有逾期账款 ${formatMoney(credit.overdue)}，还清前不能再用账期付款。`;
  if (credit.available >= amount) return undefined;
  const missing = minusMoney(amount, credit.available);
  return `可用额度不足，还差 ${formatMoney(missing)}，请还款后再支付，或联系专属客服提升额度。`;
}
