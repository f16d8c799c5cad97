import type { TeamInvitation } from "#generated/model/teamInvitation.ts";
import type { TeamLogEntry } from "#generated/model/teamLogEntry.ts";
import type { TeamMember } from "#generated/model/teamMember.ts";
import type { TeamMembership } from "#generated/model/teamMembership.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { TeamLogRecord, TeamMemberRecord } from "./records.ts";
import { monthAmount } from "./rules/spending.ts";

const yuanOrNull = (fen: number | null): number | null => (fen === null ? null : toYuan(fen));
const timeOrNull = (ms: number | null): string | null => (ms === null ? null : formatDateTime(ms));

/** The rights and limits of a person, as that person is told them. */
export const presentMembership = (member: TeamMemberRecord): TeamMembership => ({
  id: member.id,
  name: member.name,
  role: member.role,
  rights: [...member.rights],
  order_limit: yuanOrNull(member.orderLimit),
  month_limit: yuanOrNull(member.monthLimit),
  category_ids: [...member.categoryIds],
});

/** A person as those who manage the account see it. */
export const presentMember = (state: WorldState, member: TeamMemberRecord): TeamMember => ({
  ...presentMembership(member),
  username: member.username,
  phone: member.phone,
  month_amount: toYuan(monthAmount(state, member)),
  status: member.status,
  invitation_code: member.invitation?.code ?? "",
  invitation_until: timeOrNull(member.invitation?.until ?? null),
  invited_at: formatDateTime(member.invitedAt),
  last_login_at: timeOrNull(member.lastLoginAt),
});

/** An open invitation, as whoever has its code sees it. */
export const presentInvitation = (
  member: TeamMemberRecord & { readonly invitation: NonNullable<TeamMemberRecord["invitation"]> },
  company: string,
): TeamInvitation => ({
  company,
  inviter: member.invitation.inviter,
  name: member.name,
  phone: maskPhone(member.phone),
  role: member.role,
  rights: [...member.rights],
  until: formatDateTime(member.invitation.until),
});

export const presentLogEntry = (entry: TeamLogRecord): TeamLogEntry => ({
  id: entry.id,
  member_id: entry.memberId,
  name: entry.name,
  action: entry.action,
  detail: entry.detail,
  created_at: formatDateTime(entry.at),
});
