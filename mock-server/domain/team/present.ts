import { ApprovalStatus } from "#generated/enums.ts";
import type { Approval } from "#generated/model/approval.ts";
import type { ApprovalDetail } from "#generated/model/approvalDetail.ts";
import type { TeamInvitation } from "#generated/model/teamInvitation.ts";
import type { TeamLogEntry } from "#generated/model/teamLogEntry.ts";
import type { TeamMember } from "#generated/model/teamMember.ts";
import type { TeamMembership } from "#generated/model/teamMembership.ts";
import { presentAddress } from "#mock/domain/address/present.ts";
import { goodsImage } from "#mock/domain/goods/present/goods.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { ApprovalRecord, TeamLogRecord, TeamMemberRecord } from "./records.ts";
import { priceNow } from "./rules/approvals.ts";
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

/** A request as a row of the list. */
export const presentApproval = (request: ApprovalRecord): Approval => ({
  id: request.id,
  request_no: request.requestNo,
  status: request.status,
  requester_id: request.memberId,
  requester: request.requester,
  amount: toYuan(request.amount),
  goods_number: new Set(request.lines.map(({ goodsId }) => goodsId)).size,
  first_goods: request.lines[0]?.name ?? "",
  reasons: [...request.reasons],
  note: request.note,
  created_at: formatDateTime(request.createdAt),
  decided_at: timeOrNull(request.decidedAt),
  decider: request.decider,
  decision_note: request.decisionNote,
  order_id: request.orderId,
});

/** A request with its lines, and what the order would cost now. */
export function presentApprovalDetail(
  state: WorldState,
  account: UserRecord,
  request: ApprovalRecord,
  origin: string,
): ApprovalDetail {
  const isWaiting = request.status === ApprovalStatus.Waiting;
  const price = isWaiting ? priceNow(state, account, request) : undefined;
  return {
    ...presentApproval(request),
    lines: request.lines.map(({ goodsId, price: unit, amount, ...line }) => ({
      goods_id: goodsId,
      ...line,
      image: goodsImage(goodsId, origin),
      price: toYuan(unit),
      amount: toYuan(amount),
    })),
    address: presentAddress(request.address, account),
    remark: request.choices.remark ?? "",
    amount_now: price && "amount" in price ? toYuan(price.amount) : null,
    problem: price && "problem" in price ? price.problem : "",
  };
}
