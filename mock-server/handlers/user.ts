import type { LoginBody } from "#generated/model/loginBody.ts";
import { logIn } from "#mock/state/commands/log-in.ts";
import { presentUser } from "#mock/state/present/user.ts";
import { loginRequired } from "#mock/state/refusal.ts";
import { type Handler, ok } from "./define.ts";

const ATTRIBUTES = "HttpOnly; Path=/; SameSite=Lax";

export const login: Handler<{ body: LoginBody }> = ({ body, origin }, state) => {
  const { user, token } = logIn(state, body);
  return ok(presentUser(user, state, origin), { "Set-Cookie": `session=${token}; ${ATTRIBUTES}` });
};

export const logout: Handler = ({ sessionToken }, state) => {
  if (sessionToken !== null) state.sessions.end(sessionToken);
  return ok(null, { "Set-Cookie": `session=; Max-Age=0; ${ATTRIBUTES}` });
};

export const getCurrentUser: Handler = ({ userId, sessionToken, origin }, state) => {
  const user = userId === null ? undefined : state.users.get(userId);
  // A cookie that is no session: the client should know that it has been logged out.
  if (!user && sessionToken !== null) throw loginRequired();
  return ok(user ? presentUser(user, state, origin) : null);
};
