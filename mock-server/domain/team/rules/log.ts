import type { WorldState } from "#mock/domain/world-state.ts";
import { FIRST_NEW_LOG_ID, type TeamLogRecord, type TeamMemberRecord } from "../records.ts";
import { membersOf } from "./members.ts";

/** The fields of a response that name what a call was about, the most telling first. */
const NAMES = ["order_no", "request_no", "pay_no", "number", "name", "title"] as const;

/** The longest detail of the contract. */
const LONGEST = 200;

/** The name of what a response is about; empty if it names nothing. */
function detailOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return "";
  for (const name of NAMES) {
    const value = (data as Readonly<Record<string, unknown>>)[name];
    if (typeof value === "string" && value !== "") return value.slice(0, LONGEST);
  }
  return "";
}

/** The entries of an account, newest first. */
export const logOf = (state: WorldState, accountId: number): TeamLogRecord[] =>
  [...state.teamLog.values()]
    .filter((entry) => entry.accountId === accountId)
    .toSorted((a, b) => b.id - a.id);

/**
 * Notes what someone has done in an account, as of now: `action` in Chinese, `data` of the response. Accounts of one
 * person have no log.
 */
export function noteAction(
  state: WorldState,
  accountId: number,
  member: TeamMemberRecord | undefined,
  { action, data }: { readonly action: string; readonly data: unknown },
): void {
  if (!member && membersOf(state, accountId).length === 0) return;
  const id = state.next("team-log", FIRST_NEW_LOG_ID);
  state.teamLog.put(id, {
    id,
    accountId,
    memberId: member?.id ?? 0,
    name: member?.name ?? state.users.get(accountId)?.name ?? "",
    action,
    detail: detailOf(data),
    at: state.clock.now(),
  });
}
