import { ControlledAccess, Flag } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ControlledGroupRecord } from "./records.ts";

/** The time until manufacturers reply, in ms. */
const REVIEW_MS = terms.controlled.review_days * DAY_MS;

/** The time for which access is granted, in ms. */
const ACCESS_MS = terms.controlled.access_years * 365 * DAY_MS;

/**
 * The access of a viewer (undefined for a visitor) to a group at the world's time. Special buyers have access to
 * every group (specification section 3, is_special).
 */
export function accessTo(
  state: WorldState,
  groupUrl: string,
  viewer: UserRecord | undefined,
): ControlledAccess {
  if (!viewer) return ControlledAccess.NotApplied;
  if (viewer.is_special === Flag.Yes) return ControlledAccess.Granted;
  const application = state.controlledAccess.get(accessKey(viewer.id, groupUrl));
  if (!application) return ControlledAccess.NotApplied;
  const since = state.clock.now() - application.appliedAt;
  if (since < REVIEW_MS) return ControlledAccess.Waiting;
  if (application.remark === "" && REMARK_REQUIRED.has(groupUrl)) return ControlledAccess.Rejected;
  return since < REVIEW_MS + ACCESS_MS ? ControlledAccess.Granted : ControlledAccess.NotApplied;
}

export const findGroup = ({ seed }: WorldState, url: string): ControlledGroupRecord | undefined =>
  seed.controlledGroups.find((group) => group.url === url);

/** The groups that have opened by the world's time, in the order of opening. */
export const openGroups = ({ seed, clock }: WorldState): ControlledGroupRecord[] =>
  seed.controlledGroups
    .filter(({ openedAt }) => openedAt <= clock.now())
    .toSorted((a, b) => a.openedAt - b.openedAt);

/** Groups whose manufacturer rejects applications without a remark. */
const REMARK_REQUIRED: ReadonlySet<string> = new Set(["jimin"]);

/** The key of an application in its table. */
export const accessKey = (userId: number, groupUrl: string): string => `${userId}:${groupUrl}`;
