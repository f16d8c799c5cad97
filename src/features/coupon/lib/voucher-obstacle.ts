import type { CashVoucher } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";

/** Why a voucher cannot be used for goods of an amount in 元 at a moment in ms; undefined when it can. */
export function voucherObstacle(
  { threshold, starts_at, ends_at }: Pick<CashVoucher, "threshold" | "starts_at" | "ends_at">,
  goodsAmount: Money,
  nowMs: number,
): string | undefined {
  if (nowMs < parseShanghai(starts_at)) return `${formatMinute(starts_at)} 起可用`;
  if (nowMs > parseShanghai(ends_at)) return `已于 ${formatMinute(ends_at)} 过期`;
  if (goodsAmount >= threshold) return undefined;
  const missing = minusMoney(threshold, goodsAmount);
  return `商品金额满 ${formatMoney(threshold)} 可用，还差 ${formatMoney(missing)}`;
}
