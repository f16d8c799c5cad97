import type { Period } from "#mock/domain/common/period.ts";
import { SPIKE_TIMES, type SpikeTimes } from "#mock/domain/goods/rules/spike-times.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { DAY_MS, startOfDay } from "#mock/world/shanghai-time.ts";
import type { SpikeSessionRecord } from "../records.ts";

/** The current or next period of a flash sale at `now` (ms). */
export function nextPeriodOf(sessionId: number, now: number): Period | undefined {
  const times = SPIKE_TIMES.find(({ id }) => id === sessionId);
  if (!times) return undefined;
  const today = periodOn(times, startOfDay(now));
  return now < today.endsAt ? today : periodOn(times, startOfDay(now) + DAY_MS);
}

/** The current flash sale at `now` (ms), else the next one; undefined when none has goods. */
export function currentSession(
  { spikeSessions }: Seed,
  now: number,
): { readonly session: SpikeSessionRecord; readonly period: Period } | undefined {
  return spikeSessions
    .flatMap((session) => {
      const period = nextPeriodOf(session.id, now);
      return period && session.goodsIds.length > 0 ? [{ session, period }] : [];
    })
    .toSorted((a, b) => a.period.startsAt - b.period.startsAt)[0];
}

const periodOn = ({ from, until }: SpikeTimes, midnight: number): Period => ({
  startsAt: midnight + from,
  endsAt: midnight + until,
});
