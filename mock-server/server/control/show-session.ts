import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import type { World } from "../world.ts";

const ATTRIBUTES = "HttpOnly; Path=/; SameSite=Lax";

/** Returns the login of a token: for people, and as the header that logs the calling browser in or out. */
export function showSession({ state }: World, token: string | null) {
  const found = token === null ? undefined : state.sessions.find(token);
  const user = found && state.users.get(found.userId);
  if (token === null || !user)
    return { session: null, headers: { "set-cookie": `session=; Max-Age=0; ${ATTRIBUTES}` } };
  const { company } = user;
  const { username, name } = memberOfSession(state, token) ?? user;
  return {
    session: { username, name, company, cookie: `session=${token}` },
    headers: { "set-cookie": `session=${token}; ${ATTRIBUTES}` },
  };
}
