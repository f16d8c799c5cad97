import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";

/** The user of a name. Throws HttpError (404) with the near names. */
export function findUser({ users }: WorldState, name: string): UserRecord {
  const all = [...users.values()];
  const user = all.find(({ username }) => username === name);
  if (user) return user;
  const names = all.map(({ username }) => username);
  throw new HttpError(errorResponse(404, unknownName(say("unknown user", "未知用户"), name, names)));
}
