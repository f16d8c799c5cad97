import type { LoginBody } from "#generated/model/loginBody.ts";
import type { SendSmsCodeBody } from "#generated/model/sendSmsCodeBody.ts";
import type { UpdateAccountProfileBody } from "#generated/model/updateAccountProfileBody.ts";
import { checkPhone as check } from "#mock/state/commands/check-phone.ts";
import { logIn } from "#mock/state/commands/log-in.ts";
import { sendSmsCode as send } from "#mock/state/commands/sms-codes.ts";
import { updateProfile } from "#mock/state/commands/update-profile.ts";
import { makeCaptcha } from "#mock/state/commands/take-captcha.ts";
import { maskPhone, maskUsername } from "#mock/state/mask.ts";
import { presentAccountProfile } from "#mock/state/present/account-profile.ts";
import { presentCaptcha } from "#mock/state/present/captcha.ts";
import { presentUser } from "#mock/state/present/user.ts";
import { loginRequired, Refusal } from "#mock/state/refusal.ts";
import { buyerOf, type Handler, ok, sessionCookie, viewerOf } from "./define.ts";

export const login: Handler<{ body: LoginBody }> = ({ body, origin }, state) => {
  const outcome = logIn(state, body);
  if (outcome instanceof Refusal) return outcome;
  return ok(presentUser(outcome.user, state, origin), sessionCookie(outcome.token));
};

export const logout: Handler = ({ sessionToken }, state) => {
  if (sessionToken !== null) state.sessions.end(sessionToken);
  return ok(null, sessionCookie(null));
};

export const getCurrentUser: Handler = (request, state) => {
  const user = viewerOf(request, state);
  const { sessionToken, origin } = request;
  // A cookie that is no session: the client should know that it has been logged out.
  if (!user && sessionToken !== null && !state.sessions.find(sessionToken)) throw loginRequired();
  return ok(user ? presentUser(user, state, origin) : null);
};

export const getAccountProfile: Handler = (request, state) =>
  ok(presentAccountProfile(state, buyerOf(request, state)));

export const updateAccountProfile: Handler<{ body: UpdateAccountProfileBody }> = (request, state) =>
  ok(presentAccountProfile(state, updateProfile(state, buyerOf(request, state), request.body)));

export const checkPhone: Handler<{ path: { value: string } }> = ({ path, sessionToken }, state) => {
  const user = check(state, path.value, sessionToken);
  return ok({ registered: user ? 1 : 0, username: user ? maskUsername(user.username) : "" });
};

export const getCaptcha: Handler = (_request, state) => ok(presentCaptcha(makeCaptcha(state)));

export const sendSmsCode: Handler<{ body: SendSmsCodeBody }> = ({ body }, state) => {
  const sent = send(state, body);
  return sent instanceof Refusal ? sent : ok({ phone: maskPhone(body.phone), wait: sent.wait });
};
