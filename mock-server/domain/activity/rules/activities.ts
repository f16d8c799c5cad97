import { type Period, statusAt } from "#mock/domain/common/period.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ActivityRecord } from "../records.ts";

/** What starts within so many ms is about to start. */
const SOON_MS = 14 * DAY_MS;

/** So many ms after its end a page can still be read; then it is gone. */
const SHOWN_AFTER_MS = 30 * DAY_MS;

/** On, or about to start. */
export const isCurrent = (period: Period, now: number): boolean =>
  statusAt(period, now) === 2 || (now < period.startsAt && period.startsAt - now <= SOON_MS);

/** Whether its page can be read: what is over can for a while. */
export const isShown = ({ endsAt }: Period, now: number): boolean => now < endsAt + SHOWN_AFTER_MS;

/** The activities that are on or about to start, those ending first in front. */
export const currentActivities = ({ seed, clock }: WorldState): ActivityRecord[] =>
  seed.content.activities
    .filter((activity) => isCurrent(activity, clock.now()))
    .toSorted((a, b) => a.endsAt - b.endsAt);

/** An activity whose page can be read. */
export function findActivity({ seed, clock }: WorldState, id: number): ActivityRecord | undefined {
  const activity = seed.content.activities.find((other) => other.id === id);
  return activity && isShown(activity, clock.now()) ? activity : undefined;
}

/** How often an activity has been opened. */
export const tapsOf = (state: WorldState, { id, taps }: ActivityRecord): number =>
  state.activityTaps.get(id) ?? taps;

/** Zones that links below /activity lead to. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ["hb", "/hb"],
  ["welfare", "/welfare"],
  ["pt", "/ptzq"],
  ["ptzq", "/ptzq"],
  ["mrtj", "/mrtj"],
  ["lqzx", "/lqzx"],
  ["zhzq", "/zhzq"],
  ["kxzq", "/kxzq"],
  ["yyh", "/yyh"],
]);

/**
 * Where what follows /activity/ leads: an activity by its words or its number, or a zone. Undefined when there is none
 * or it is over (the client then goes to /noActivity, specification section 2).
 */
export function resolveActivityUrl({ seed, clock }: WorldState, url: string): string | undefined {
  const path = url.split("/").filter(Boolean).join("/");
  const activity = seed.content.activities.find(({ slug, id }) => slug === path || String(id) === path);
  if (activity) return statusAt(activity, clock.now()) === 3 ? undefined : `/yjh/${activity.id}`;
  return ZONES.get(path);
}

/** The page of the activity templates /zqmb and /hdmb. */
export const TEMPLATE_ID = 20;
