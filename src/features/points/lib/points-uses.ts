import { PointsUseType } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";

/** The uses in the contract's order. */
export const POINTS_USE_TYPES = Object.values(PointsUseType);

/** A signed change: `+931`, `-1,600`. */
export function formatPointsChange(points: number): string {
  return points > 0 ? `+${formatCount(points)}` : formatCount(points);
}
