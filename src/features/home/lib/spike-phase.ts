import type { SpikeSession } from "#generated/model/index.ts";

export type SpikePhase = "upcoming" | "running" | "over";

/** Where a flash sale stands at a moment (milliseconds since 1970); its own times are seconds. The last second counts. */
export function spikePhase(
  { starts_at, ends_at }: Pick<SpikeSession, "starts_at" | "ends_at">,
  nowMs: number,
): SpikePhase {
  if (nowMs < starts_at * 1000) return "upcoming";
  return nowMs < endOf(ends_at) ? "running" : "over";
}

/** The moment at which it is over: the contract names the last second of a sale, such as 11:59:59. */
export function endOf(ends_at: number): number {
  return (ends_at + 1) * 1000;
}

/** How much of the goods is gone, in whole percent; a sale that still has some is never shown as 100. */
export function soldPercent({ sold, total }: { sold: number; total: number }): number {
  if (total <= 0 || sold >= total) return 100;
  return Math.min(99, Math.floor((sold / total) * 100));
}
