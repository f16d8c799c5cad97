import { ActivityStatus } from "#generated/enums.ts";

/** A period in ms; `endsAt` is exclusive. */
export type Period = { readonly startsAt: number; readonly endsAt: number };

export const statusAt = ({ startsAt, endsAt }: Period, now: number): ActivityStatus =>
  now < startsAt ? ActivityStatus.Upcoming : now < endsAt ? ActivityStatus.Running : ActivityStatus.Ended;

/** A period in the contract's form: Unix seconds, the last one inclusive. */
export const presentPeriod = ({ startsAt, endsAt }: Period): { starts_at: number; ends_at: number } => ({
  starts_at: Math.floor(startsAt / 1000),
  ends_at: Math.floor(endsAt / 1000) - 1,
});
