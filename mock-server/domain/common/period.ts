/** A period in ms; `endsAt` is exclusive. */
export type Period = { readonly startsAt: number; readonly endsAt: number };

/** 1 not started, 2 running, 3 over: the contract's ActivityStatus, by the world's clock. */
export const statusAt = ({ startsAt, endsAt }: Period, now: number): 1 | 2 | 3 =>
  now < startsAt ? 1 : now < endsAt ? 2 : 3;

/** A period in the contract's form: Unix seconds, the last one inclusive. */
export const presentPeriod = ({ startsAt, endsAt }: Period): { starts_at: number; ends_at: number } => ({
  starts_at: Math.floor(startsAt / 1000),
  ends_at: Math.floor(endsAt / 1000) - 1,
});
