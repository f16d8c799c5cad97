import type { RegisterAccountBody } from "#generated/model/registerAccountBody.ts";
import type { RegisterByWechatBody } from "#generated/model/registerByWechatBody.ts";
import type { SubmitCompanyBody } from "#generated/model/submitCompanyBody.ts";
import type { SubmitStoresBody } from "#generated/model/submitStoresBody.ts";
import { buyerOf, created, type Handler, ok, sessionCookie } from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { registerAccount as register, registerByWechat as registerWithWechat } from "./commands/account.ts";
import { submitRegistration } from "./commands/submission.ts";
import { presentRegistration, presentRegistrationOptions } from "./present.ts";

export const getRegistrationOptions: Handler = () => ok(presentRegistrationOptions());

export const getRegistration: Handler = (request, state) =>
  ok(registrationOf(state, buyerOf(request, state)));

export const registerAccount: Handler<{ body: RegisterAccountBody }> = ({ body }, state) => {
  const { user, token } = register(state, body);
  return created(registrationOf(state, user), sessionCookie(token));
};

export const registerByWechat: Handler<{ body: RegisterByWechatBody }> = ({ body }, state) => {
  const { user, token } = registerWithWechat(state, body);
  return created(registrationOf(state, user), sessionCookie(token));
};

export const submitCompany: Handler<{ body: SubmitCompanyBody }> = (request, state) => {
  const user = buyerOf(request, state);
  submitRegistration(state, user, request.body);
  return ok(registrationOf(state, buyerOf(request, state)));
};

export const submitStores: Handler<{ body: SubmitStoresBody }> = (request, state) => {
  const user = buyerOf(request, state);
  submitRegistration(state, user, request.body, request.body.stores);
  return ok(registrationOf(state, buyerOf(request, state)));
};

function registrationOf(state: WorldState, user: UserRecord) {
  const registration = state.registrations.get(user.id);
  if (!registration) throw notFound("您还没有提交注册资料", SHOP_RULES.ownData);
  return presentRegistration(registration, user);
}
