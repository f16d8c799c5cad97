import type { PointsOrderStatus } from "#generated/enums.ts";

/** Parses a status from the address; undefined (all) if unknown. */
export function readPointsOrderStatus(text: string | null): PointsOrderStatus | undefined {
  return /^[1-4]$/.test(text ?? "") ? (Number(text) as PointsOrderStatus) : undefined;
}
