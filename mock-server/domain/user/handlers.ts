import type { LoginBody } from "#generated/model/loginBody.ts";
import type { LoginBySmsCodeBody } from "#generated/model/loginBySmsCodeBody.ts";
import type { SendSmsCodeBody } from "#generated/model/sendSmsCodeBody.ts";
import type { UpdateAccountProfileBody } from "#generated/model/updateAccountProfileBody.ts";
import { buyerOf, type Handler, ok, sessionCookie, viewerOf } from "#mock/domain/common/handler.ts";
import { loginRequired } from "#mock/domain/common/refusal.ts";
import { maskPhone, maskUsername } from "#mock/world/mask.ts";
import { logIn, logInByCode } from "./commands/login.ts";
import { checkPhone as check } from "./commands/phone-check.ts";
import { updateProfile } from "./commands/profile.ts";
import { presentCaptcha } from "./present/captcha.ts";
import { presentAccountProfile } from "./present/profile.ts";
import { presentUser } from "./present/user.ts";
import { makeCaptcha } from "./rules/captcha.ts";
import { sendSmsCode as send } from "./rules/sms-codes.ts";

export const login: Handler<{ body: LoginBody }> = ({ body, origin }, state) => {
  const { user, token } = logIn(state, body);
  return ok(presentUser(user, state, origin, token), sessionCookie(token));
};

export const loginBySmsCode: Handler<{ body: LoginBySmsCodeBody }> = ({ body, origin }, state) => {
  const { user, token } = logInByCode(state, body);
  return ok(presentUser(user, state, origin, token), sessionCookie(token));
};

export const logout: Handler = ({ sessionToken }, state) => {
  if (sessionToken !== null) state.sessions.end(sessionToken);
  return ok(null, sessionCookie(null));
};

export const getCurrentUser: Handler = (request, state) => {
  const user = viewerOf(request, state);
  const { sessionToken, origin } = request;
  // A cookie without a session: the client has been logged out.
  if (!user && sessionToken !== null && !state.sessions.find(sessionToken)) throw loginRequired();
  return ok(user ? presentUser(user, state, origin, sessionToken) : null);
};

export const getAccountProfile: Handler = (request, state) =>
  ok(presentAccountProfile(state, buyerOf(request, state)));

export const updateAccountProfile: Handler<{ body: UpdateAccountProfileBody }> = (request, state) =>
  ok(presentAccountProfile(state, updateProfile(state, buyerOf(request, state), request.body)));

export const checkPhone: Handler<{ path: { value: string } }> = ({ path, client }, state) => {
  const user = check(state, path.value, client);
  return ok({ registered: user ? 1 : 0, username: user ? maskUsername(user.username) : "" });
};

export const getCaptcha: Handler = (_request, state) => ok(presentCaptcha(makeCaptcha(state)));

export const sendSmsCode: Handler<{ body: SendSmsCodeBody }> = ({ body }, state) =>
  ok({ phone: maskPhone(body.phone), wait: send(state, body).wait });
