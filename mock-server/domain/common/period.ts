/** When something holds, in ms; it is over at `endsAt`. */
export type Period = { readonly startsAt: number; readonly endsAt: number };

/** 1 not yet, 2 on, 3 over: the contract's ActivityStatus, which moves with the world's clock. */
export const statusAt = ({ startsAt, endsAt }: Period, now: number): 1 | 2 | 3 =>
  now < startsAt ? 1 : now < endsAt ? 2 : 3;

/** How a period stands in the contract: Unix seconds, the last one included. */
export const presentPeriod = ({ startsAt, endsAt }: Period): { starts_at: number; ends_at: number } => ({
  starts_at: Math.floor(startsAt / 1000),
  ends_at: Math.floor(endsAt / 1000) - 1,
});
