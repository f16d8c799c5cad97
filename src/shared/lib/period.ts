/** A period in seconds since 1970 on the server's clock. `ends_at` is inclusive. */
export type Period = { starts_at: number; ends_at: number };

export type Phase = "upcoming" | "running" | "over";

/** The phase of a period at a moment, in milliseconds since 1970. */
export function phaseAt({ starts_at, ends_at }: Period, nowMs: number): Phase {
  if (nowMs < starts_at * 1000) return "upcoming";
  return nowMs < endOf(ends_at) ? "running" : "over";
}

/**
 * The moment at which a period is over, in milliseconds since 1970: the contract gives its last second, such as
 * 23:59:59.
 */
export function endOf(ends_at: number): number {
  return (ends_at + 1) * 1000;
}
