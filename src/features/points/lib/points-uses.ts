import { formatCount } from "#src/shared/lib/format-count.ts";
import { PointsUseType } from "#generated/model/index.ts";

/** What points were earned by or spent on. */
export const POINTS_USES: Record<PointsUseType, string> = {
  [PointsUseType.NUMBER_1]: "订单奖励",
  [PointsUseType.NUMBER_2]: "兑换礼品",
  [PointsUseType.NUMBER_3]: "订单抵扣",
  [PointsUseType.NUMBER_4]: "活动赠送",
  [PointsUseType.NUMBER_5]: "退货扣回",
  [PointsUseType.NUMBER_6]: "过期清零",
};

/** The uses in the contract's order. */
export const POINTS_USE_TYPES = Object.values(PointsUseType);

/** A signed change: `+931`, `-1,600`. */
export function formatPointsChange(points: number): string {
  return points > 0 ? `+${formatCount(points)}` : formatCount(points);
}
