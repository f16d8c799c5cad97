import { company } from "#generated/company.ts";
import { MessageType, RegistrationKind, ReviewStatus } from "#generated/enums.ts";
import type { RegisterByWechatBody } from "#generated/model/registerByWechatBody.ts";
import { conflict, invalid, keepingChanges } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import { findMemberByPhone, findMemberByUsername } from "#mock/domain/team/rules/members.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { findByPhone, findByUsername } from "#mock/domain/user/rules/members.ts";
import { FIRST_NEW_USER_ID, newUser, NO_PROFILE } from "#mock/domain/user/rules/new-user.ts";
import { startSession } from "#mock/domain/user/rules/session-start.ts";
import { smsCodeProblem, takeSmsCode } from "#mock/domain/user/rules/sms-codes.ts";
import { findByWechat, requireConfirmed, takeWechatCode } from "#mock/domain/wechat/rules/codes.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

type LoggedIn = { readonly user: UserRecord; readonly token: string };

/**
 * First step: creates an unapproved account and logs it in. 422 on `username` or `phone` when it is taken, on `code`
 * for a wrong SMS code of scene `register`.
 */
export function registerAccount(
  state: WorldState,
  { kind, username, phone, code, password }: Account & { readonly code: string },
): LoggedIn {
  const codeProblem = smsCodeProblem(state, "register", phone, code);
  const errors = {
    ...((findByUsername(state, username) ?? findMemberByUsername(state, username)) && {
      username: ["用户名已被占用，请换一个"],
    }),
    ...((findByPhone(state, phone) ?? findMemberByPhone(state, phone)) && {
      phone: ["该手机号已注册，请直接登录或找回密码"],
    }),
    ...(codeProblem !== undefined && { code: [codeProblem] }),
  };
  if (Object.keys(errors).length > 0) throw keepingChanges(invalid(errors, SHOP_RULES.unique));
  takeSmsCode(state, "register", phone);
  return startSession(state, addMember(state, { kind, username, phone, password }));
}

/**
 * Creates an account without a password, bound to the WeChat account that confirmed a login code, and logs it in. 422
 * on `phone` when it is taken, on `code` for a wrong SMS code; 409 for an unconfirmed code or an account that is
 * already bound.
 */
export function registerByWechat(
  state: WorldState,
  { code_id: codeId, phone, code }: RegisterByWechatBody,
): LoggedIn {
  const wechatCode = requireConfirmed(state, codeId);
  const { nickname } = wechatCode;
  const codeProblem = smsCodeProblem(state, "register", phone, code);
  const errors = {
    ...((findByPhone(state, phone) ?? findMemberByPhone(state, phone)) && {
      phone: ["该手机号已注册，请直接登录后绑定微信"],
    }),
    ...(codeProblem !== undefined && { code: [codeProblem] }),
  };
  if (Object.keys(errors).length > 0) throw keepingChanges(invalid(errors, SHOP_RULES.unique));
  if (findByWechat(state, nickname)) throw conflict("该微信已绑定会员，请直接用微信登录", SHOP_RULES.wechat);
  takeSmsCode(state, "register", phone);
  takeWechatCode(state, wechatCode);
  const member = addMember(state, {
    kind: RegistrationKind.SingleStore,
    username: freeUsername(state, `wx${phone}`),
    phone,
    password: "",
  });
  const bound = { ...member, wechat: { nickname, boundAt: state.clock.now() } };
  state.users.put(bound.id, bound);
  return startSession(state, bound);
}

type Account = Pick<UserRecord, "username" | "phone" | "password"> & { readonly kind: RegistrationKind };

function addMember(state: WorldState, { kind, username, phone, password }: Account): UserRecord {
  const createdAt = state.clock.now();
  const profile = { ...NO_PROFILE, createdAt };
  const id = state.next("user", FIRST_NEW_USER_ID);
  const member = { ...newUser({ id, username, phone, profile }), name: username, password };
  state.users.put(id, member);
  state.registrations.put(id, {
    userId: id,
    kind,
    status: ReviewStatus.Draft,
    submittedAt: null,
    reason: "",
    storeIds: [],
  });
  sendMessage(state, id, {
    type: MessageType.System,
    title: `欢迎注册${company.brand}`,
    content: "账号已创建。请提交企业资料和资质证照，审核通过后即可查看价格并采购。",
    url: "/register/step2",
  });
  return member;
}

/** An available user name: the wished one, or with a number appended. */
export function freeUsername(state: WorldState, wish: string): string {
  let name = wish;
  for (let count = 2; findByUsername(state, name); count += 1) name = `${wish}_${count}`;
  return name;
}
