import type { LoginByWechatBody } from "#generated/model/loginByWechatBody.ts";
import { buyerOf, type Handler, ok, sessionCookie } from "#mock/domain/common/handler.ts";
import { logInByWechat } from "./commands.ts";
import { presentWechatBinding, presentWechatCode } from "./present.ts";
import { findWechatCode, makeBindingCode, makeLoginCode, unbindWechat as unbind } from "./rules/codes.ts";

export const createWechatCode: Handler = (request, state) =>
  ok(presentWechatCode(makeBindingCode(state, buyerOf(request, state)), state.clock.now()));

export const getWechatCode: Handler<{ path: { id: string } }> = (request, state) => {
  const code = findWechatCode(state, buyerOf(request, state).id, request.path.id);
  return ok(presentWechatCode(code, state.clock.now()));
};

export const getWechatBinding: Handler = (request, state) =>
  ok(presentWechatBinding(buyerOf(request, state), request.origin));

export const unbindWechat: Handler = (request, state) => {
  unbind(state, buyerOf(request, state));
  return ok(null);
};

export const createWechatLoginCode: Handler = (_request, state) =>
  ok(presentWechatCode(makeLoginCode(state), state.clock.now()));

export const getWechatLoginCode: Handler<{ path: { id: string } }> = ({ path }, state) =>
  ok(presentWechatCode(findWechatCode(state, null, path.id), state.clock.now()));

export const loginByWechat: Handler<{ body: LoginByWechatBody }> = ({ body }, state) => {
  const { user, token } = logInByWechat(state, body.code_id);
  return ok({ username: user.username, company: user.company }, sessionCookie(token));
};
