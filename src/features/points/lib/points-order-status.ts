import type { PointsOrderStatus } from "#generated/model/pointsOrderStatus.ts";

export const POINTS_ORDER_NAMES: Record<PointsOrderStatus, string> = {
  1: "待发货",
  2: "待收货",
  3: "已完成",
  4: "已取消",
};

/** Parses a status from the address; undefined (all) if unknown. */
export function readPointsOrderStatus(text: string | null): PointsOrderStatus | undefined {
  return /^[1-4]$/.test(text ?? "") ? (Number(text) as PointsOrderStatus) : undefined;
}
