import type { AcceptTeamInvitationBody } from "#generated/model/acceptTeamInvitationBody.ts";
import type { ApproveRequestBody } from "#generated/model/approveRequestBody.ts";
import type { InviteTeamMemberBody } from "#generated/model/inviteTeamMemberBody.ts";
import type { ListApprovalsParams } from "#generated/model/listApprovalsParams.ts";
import type { ListTeamLogParams } from "#generated/model/listTeamLogParams.ts";
import type { RejectRequestBody } from "#generated/model/rejectRequestBody.ts";
import type { RequestApprovalBody } from "#generated/model/requestApprovalBody.ts";
import type { SetTeamMemberStatusBody } from "#generated/model/setTeamMemberStatusBody.ts";
import type { UpdateTeamMemberBody } from "#generated/model/updateTeamMemberBody.ts";
import {
  buyerOf,
  created,
  type Handler,
  type HandlerRequest,
  ok,
  pageOf,
  sessionCookie,
} from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { presentUser } from "#mock/domain/user/present/user.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toFen } from "#mock/world/money.ts";
import {
  type Actor,
  approveRequest as approve,
  mayApprove,
  rejectRequest as reject,
  requestApproval as ask,
  requireRequest,
  withdrawRequest as withdraw,
} from "./commands/approvals.ts";
import {
  acceptInvitation,
  inviteMember,
  requireInvited,
  setMemberStatus,
  updateMember,
} from "./commands/members.ts";
import {
  presentApproval,
  presentApprovalDetail,
  presentInvitation,
  presentLogEntry,
  presentMember,
} from "./present.ts";
import { logOf, noteAction } from "./rules/log.ts";
import { memberOfSession, membersOf } from "./rules/members.ts";

type ById = { path: { id: number } };
type ByCode = { path: { code: string } };

const actorOf = (call: HandlerRequest, state: WorldState): Actor => ({
  account: buyerOf(call, state),
  member: memberOfSession(state, call.sessionToken),
});

export const listTeamMembers: Handler = (request, state) =>
  ok(membersOf(state, buyerOf(request, state).id).map((member) => presentMember(state, member)));

export const inviteTeamMember: Handler<{ body: InviteTeamMemberBody }> = (request, state) => {
  const member = inviteMember(state, actorOf(request, state), request.body);
  return created(presentMember(state, member));
};

export const updateTeamMember: Handler<ById & { body: UpdateTeamMemberBody }> = (request, state) => {
  const member = updateMember(state, actorOf(request, state), request.path.id, request.body);
  return ok(presentMember(state, member));
};

export const setTeamMemberStatus: Handler<ById & { body: SetTeamMemberStatusBody }> = (request, state) => {
  const account = buyerOf(request, state);
  const member = setMemberStatus(state, account, {
    memberId: request.path.id,
    isActive: request.body.is_active,
    inviter: memberOfSession(state, request.sessionToken)?.name ?? account.name,
  });
  return ok(presentMember(state, member));
};

export const listTeamLog: Handler<{ query: ListTeamLogParams }> = (request, state) => {
  const { member_id: memberId, page, page_size: size } = request.query;
  const found = logOf(state, buyerOf(request, state).id).filter(
    (entry) => memberId === undefined || entry.memberId === memberId,
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map(presentLogEntry), ...rest });
};

export const getTeamInvitation: Handler<ByCode> = ({ path }, state) => {
  const member = requireInvited(state, path.code);
  const { invitation } = member;
  const company = state.users.get(member.accountId)?.company;
  if (!invitation || company === undefined)
    throw notFound("邀请不存在或已失效，请联系邀请人重新发送", SHOP_RULES.exists);
  return ok(presentInvitation({ ...member, invitation }, company));
};

export const acceptTeamInvitation: Handler<ByCode & { body: AcceptTeamInvitationBody }> = (
  { path, body, origin },
  state,
) => {
  const { user, member, token } = acceptInvitation(state, path.code, body);
  noteAction(state, user.id, member, { action: "接受邀请", data: member });
  return ok(presentUser(user, state, origin, token), sessionCookie(token));
};

export const listApprovals: Handler<{ query: ListApprovalsParams }> = (request, state) => {
  const actor = actorOf(request, state);
  const { status, page, page_size: size } = request.query;
  const found = [...state.approvals.values()]
    .filter(
      (one) =>
        one.accountId === actor.account.id &&
        (mayApprove(actor) || one.memberId === actor.member?.id) &&
        (status === undefined || one.status === status),
    )
    .toSorted((a, b) => b.id - a.id);
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map(presentApproval), ...rest });
};

export const getApproval: Handler<ById> = (request, state) => {
  const actor = actorOf(request, state);
  const found = requireRequest(state, actor, request.path.id);
  return ok(presentApprovalDetail(state, actor.account, found, request.origin));
};

export const requestApproval: Handler<{ body: RequestApprovalBody }> = (request, state) =>
  created(presentApproval(ask(state, actorOf(request, state), request.body)));

export const approveRequest: Handler<ById & { body: ApproveRequestBody }> = (request, state) => {
  const { amount, note = "" } = request.body;
  const choice = { requestId: request.path.id, shown: toFen(amount), note };
  return ok(presentApproval(approve(state, actorOf(request, state), choice)));
};

export const rejectRequest: Handler<ById & { body: RejectRequestBody }> = (request, state) =>
  ok(presentApproval(reject(state, actorOf(request, state), request.path.id, request.body.reason)));

export const withdrawRequest: Handler<ById> = (request, state) =>
  ok(presentApproval(withdraw(state, actorOf(request, state), request.path.id)));
