import type { AcceptTeamInvitationBody } from "#generated/model/acceptTeamInvitationBody.ts";
import type { InviteTeamMemberBody } from "#generated/model/inviteTeamMemberBody.ts";
import type { ListTeamLogParams } from "#generated/model/listTeamLogParams.ts";
import type { SetTeamMemberStatusBody } from "#generated/model/setTeamMemberStatusBody.ts";
import type { UpdateTeamMemberBody } from "#generated/model/updateTeamMemberBody.ts";
import { buyerOf, created, type Handler, ok, pageOf, sessionCookie } from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { presentUser } from "#mock/domain/user/present/user.ts";
import {
  acceptInvitation,
  inviteMember,
  requireInvited,
  setMemberStatus,
  updateMember,
} from "./commands/members.ts";
import { presentInvitation, presentLogEntry, presentMember } from "./present.ts";
import { logOf, noteAction } from "./rules/log.ts";
import { memberOfSession, membersOf } from "./rules/members.ts";

type ById = { path: { id: number } };
type ByCode = { path: { code: string } };

export const listTeamMembers: Handler = (request, state) =>
  ok(membersOf(state, buyerOf(request, state).id).map((member) => presentMember(state, member)));

export const inviteTeamMember: Handler<{ body: InviteTeamMemberBody }> = (request, state) => {
  const account = buyerOf(request, state);
  const inviter = memberOfSession(state, request.sessionToken)?.name ?? account.name;
  return created(presentMember(state, inviteMember(state, account, inviter, request.body)));
};

export const updateTeamMember: Handler<ById & { body: UpdateTeamMemberBody }> = (request, state) => {
  const member = updateMember(state, buyerOf(request, state), request.path.id, request.body);
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
