import { teamRightLabels } from "#generated/enum-labels.ts";
import { Flag, type TeamRight, TeamMemberStatus } from "#generated/enums.ts";
import type { InviteTeamMemberBody } from "#generated/model/inviteTeamMemberBody.ts";
import type { UpdateTeamMemberBody } from "#generated/model/updateTeamMemberBody.ts";
import { terms } from "#generated/terms.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { drawLetters } from "#mock/domain/common/random-text.ts";
import { conflict, invalid, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { findByPhone, findByUsername } from "#mock/domain/user/rules/members.ts";
import { startSession } from "#mock/domain/user/rules/session-start.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toFen } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { FIRST_NEW_MEMBER_ID, type TeamMemberRecord } from "../records.ts";
import { findInvited, findMemberByPhone, findMemberByUsername, membersOf } from "../rules/members.ts";
import { hasRight } from "../rules/rights.ts";
import { type Actor, nameOf } from "./approvals.ts";

/** The contract's maximum of people in an account. */
const MOST_MEMBERS = 50;

const CODE_LENGTH = 16;

/** The time for which an invitation holds, in ms. */
const INVITATION_MS = terms.team.invitation_days * DAY_MS;

const newInvitation = (state: WorldState, inviter: string) => ({
  code: drawLetters(state, "invitation", CODE_LENGTH),
  inviter,
  until: state.clock.now() + INVITATION_MS,
});

/**
 * 422 on `rights` when somebody who is not the owner would change the own entry, or give a right that they lack: who
 * manages people cannot rise above what the owner allowed.
 */
function requireGrant(
  { member: actor }: Actor,
  target: TeamMemberRecord | undefined,
  rights: readonly TeamRight[],
): void {
  if (!actor) return;
  if (target?.id === actor.id)
    throw invalidField("rights", "不能修改自己的权限和限额，请联系账号所有人", SHOP_RULES.right);
  const lacking = rights.find((right) => !hasRight(actor, right));
  if (lacking !== undefined)
    throw invalidField("rights", `您没有${teamRightLabels[lacking]}权限，不能授予他人`, SHOP_RULES.right);
}

/** Name, rights and limits of a body, in 分; 422 on an empty name or an unknown category. */
function permissionsOf(state: WorldState, body: UpdateTeamMemberBody) {
  const { name, role, rights, order_limit: order, month_limit: month, category_ids: ids = [] } = body;
  const trimmed = name.trim();
  const isUnknown = ids.some((id) => !state.seed.index.categories.has(id));
  const errors = {
    ...(trimmed === "" && { name: ["请填写姓名"] }),
    ...(isUnknown && { category_ids: ["商品分类不存在，请重新选择可购分类"] }),
  };
  if (trimmed === "") throw invalid(errors, SHOP_RULES.text);
  if (isUnknown) throw invalid(errors, SHOP_RULES.exists);
  return {
    name: trimmed,
    role,
    rights: [...new Set(rights)],
    orderLimit: order === undefined ? null : toFen(order),
    monthLimit: month === undefined ? null : toFen(month),
    categoryIds: [...new Set(ids)],
  };
}

/**
 * Invites a person to an account. 422 for an empty name, an unknown category, rights that the inviter lacks, and on
 * `phone` when an account or another person logs in with it; 409 beyond 50 people who are not stopped.
 */
export function inviteMember(state: WorldState, actor: Actor, body: InviteTeamMemberBody): TeamMemberRecord {
  const { account } = actor;
  const inviter = nameOf(actor);
  const permissions = permissionsOf(state, body);
  requireGrant(actor, undefined, permissions.rights);
  if (findByPhone(state, body.phone) ?? findMemberByPhone(state, body.phone))
    throw invalidField("phone", "该手机号已是其他账号或成员的登录手机号，请换一个", SHOP_RULES.unique);
  if (membersOf(state, account.id).length >= MOST_MEMBERS)
    throw conflict(`成员已达 ${MOST_MEMBERS} 人，不能再邀请`, SHOP_RULES.maxSaved);
  const invitation = newInvitation(state, inviter);
  const member: TeamMemberRecord = {
    id: state.next("team-member", FIRST_NEW_MEMBER_ID),
    accountId: account.id,
    username: "",
    password: "",
    phone: body.phone,
    ...permissions,
    status: TeamMemberStatus.Invited,
    invitation,
    invitedAt: state.clock.now(),
    lastLoginAt: null,
  };
  state.teamMembers.put(member.id, member);
  state.send(
    body.phone,
    `${account.company}的${inviter}邀请您加入采购团队，邀请码 ${invitation.code}，${terms.team.invitation_days} 天内有效。`,
    invitation.code,
  );
  return member;
}

/** A person of an account; 404 for anybody else. */
function requireMember(state: WorldState, account: UserRecord, memberId: number): TeamMemberRecord {
  const member = state.teamMembers.get(memberId);
  if (member?.accountId !== account.id) throw notFound("成员不存在或不属于您的账号", SHOP_RULES.ownData);
  return member;
}

/** Sets name, role, rights and limits. 404 for somebody else's person, 422 as inviteMember, and for oneself. */
export function updateMember(
  state: WorldState,
  actor: Actor,
  memberId: number,
  body: UpdateTeamMemberBody,
): TeamMemberRecord {
  const known = requireMember(state, actor.account, memberId);
  const member = { ...known, ...permissionsOf(state, body) };
  requireGrant(actor, known, member.rights);
  state.teamMembers.put(member.id, member);
  return member;
}

/**
 * Stops a person and ends the sessions, or lets a stopped one go on; whoever never accepted gets a new invitation, in
 * the name of `inviter`. 404 for somebody else's person, 409 when the phone of a stopped one has been taken meanwhile.
 */
export function setMemberStatus(
  state: WorldState,
  account: UserRecord,
  { memberId, isActive, inviter }: { memberId: number; isActive: Flag; inviter: string },
): TeamMemberRecord {
  const member = requireMember(state, account, memberId);
  const changed = isActive === Flag.Yes ? resumed(state, member, inviter) : stopped(state, member);
  state.teamMembers.put(member.id, changed);
  return changed;
}

function stopped(state: WorldState, member: TeamMemberRecord): TeamMemberRecord {
  if (member.status === TeamMemberStatus.Stopped) return member;
  state.sessions.endMember(member.id);
  return { ...moved("TeamMemberStatus", member, TeamMemberStatus.Stopped), invitation: null };
}

function resumed(state: WorldState, member: TeamMemberRecord, inviter: string): TeamMemberRecord {
  const { status, invitation, username, phone } = member;
  if (status === TeamMemberStatus.Active) return member;
  if (status === TeamMemberStatus.Invited) {
    const isOpen = invitation !== null && state.clock.now() < invitation.until;
    return isOpen ? member : { ...member, invitation: newInvitation(state, inviter) };
  }
  if (findByPhone(state, phone) ?? findMemberByPhone(state, phone))
    throw conflict("该成员的手机号已被其他账号使用，不能启用", SHOP_RULES.unique);
  if (username !== "") return moved("TeamMemberStatus", member, TeamMemberStatus.Active);
  return {
    ...moved("TeamMemberStatus", member, TeamMemberStatus.Invited),
    invitation: newInvitation(state, inviter),
  };
}

/** The person whom an open invitation is for; 404 without one. */
export function requireInvited(state: WorldState, code: string): TeamMemberRecord {
  const member = findInvited(state, code);
  if (!member) throw notFound("邀请不存在或已失效，请联系邀请人重新发送", SHOP_RULES.exists);
  return member;
}

/**
 * Sets the user name and the password of the person whom an invitation is for, and logs in. 404 for an invitation that
 * does not hold, 422 on `username` for one that is taken.
 */
export function acceptInvitation(
  state: WorldState,
  code: string,
  { username, password }: { readonly username: string; readonly password: string },
): { user: UserRecord; member: TeamMemberRecord; token: string } {
  const invited = requireInvited(state, code);
  const user = state.users.get(invited.accountId);
  if (!user) throw notFound("邀请不存在或已失效，请联系邀请人重新发送", SHOP_RULES.exists);
  if (findByUsername(state, username) ?? findMemberByUsername(state, username))
    throw invalidField("username", "用户名已被占用，请换一个", SHOP_RULES.unique);
  const member = {
    ...moved("TeamMemberStatus", invited, TeamMemberStatus.Active),
    username,
    password,
    invitation: null,
  };
  state.teamMembers.put(member.id, member);
  return { ...startSession(state, user, { member }), member };
}
