import { ActivityStatus } from "#generated/enums.ts";
import { type Period, statusAt } from "#mock/domain/common/period.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ActivityRecord } from "../records.ts";

/** A start within this many ms is listed as about to start. */
const SOON_MS = 14 * DAY_MS;

/** The time for which a page stays readable after the end of its activity, in ms. */
const SHOWN_AFTER_MS = 30 * DAY_MS;

/** Running, or about to start. */
export const isCurrent = (period: Period, now: number): boolean =>
  statusAt(period, now) === ActivityStatus.Running ||
  (now < period.startsAt && period.startsAt - now <= SOON_MS);

/** True if its page can be read: until its end, and for a while after it. */
export const isShown = ({ endsAt }: Period, now: number): boolean => now < endsAt + SHOWN_AFTER_MS;

/** The activities that are running or about to start, those ending first on top. */
export const currentActivities = ({ seed, clock }: WorldState): ActivityRecord[] =>
  seed.content.activities
    .filter((activity) => isCurrent(activity, clock.now()))
    .toSorted((a, b) => a.endsAt - b.endsAt);

/** An activity whose page can be read. */
export function findActivity({ seed, clock }: WorldState, id: number): ActivityRecord | undefined {
  const activity = seed.content.activities.find((other) => other.id === id);
  return activity && isShown(activity, clock.now()) ? activity : undefined;
}

/** Returns how often an activity has been opened. */
export const tapsOf = (state: WorldState, { id, taps }: ActivityRecord): number =>
  state.activityTaps.get(id) ?? taps;

/** Zones that paths below /activity lead to. */
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
 * Resolves the path after /activity/ to an activity, by slug or number, or to a zone. Returns undefined if there is
 * none or it has ended (the client then goes to /noActivity, specification section 2).
 */
export function resolveActivityUrl({ seed, clock }: WorldState, url: string): string | undefined {
  const path = url.split("/").filter(Boolean).join("/");
  const activity = seed.content.activities.find(({ slug, id }) => slug === path || String(id) === path);
  if (activity)
    return statusAt(activity, clock.now()) === ActivityStatus.Ended ? undefined : `/yjh/${activity.id}`;
  return ZONES.get(path);
}

/** The activity of the template pages /zqmb and /hdmb. */
export const TEMPLATE_ID = 20;
