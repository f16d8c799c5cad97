import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { invalidField } from "../refusal.ts";
import { SHOP_RULES } from "../rules/shop-rules.ts";
import type { WorldState } from "../world-state.ts";

/**
 * Starts a session for a user name and its password. Blanks around the name do not matter. A wrong pair is refused
 * with 422 on `password`, in words that do not tell which of the two is wrong.
 */
export function logIn(
  state: WorldState,
  { username, password }: { readonly username: string; readonly password: string },
): { user: UserRecord; token: string } {
  const name = username.trim();
  const user = [...state.users.values()].find((candidate) => candidate.username === name);
  if (!user || user.password !== password)
    throw invalidField("password", "用户名或密码不正确", SHOP_RULES.password);
  return { user, token: state.sessions.start(user.id) };
}
