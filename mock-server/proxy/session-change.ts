import type { WorldState } from "#mock/domain/world-state.ts";
import type { HeaderLists } from "#mock/http/header-lists.ts";

export type SessionChange = {
  readonly change: "starts" | "ends";
  /** Empty where it ends. */
  readonly token: string;
};

/** Returns the change of the browser's session by a response's cookies; undefined if there is none. */
export function sessionChange(headers: HeaderLists): SessionChange | undefined {
  const line = headers["set-cookie"]?.findLast((cookie) => /^session=/i.test(cookie));
  if (line === undefined) return undefined;
  const token = /^session="?([^";]*)/i.exec(line)?.[1] ?? "";
  const expires = /;\s*expires=([^;]*)/i.exec(line)?.[1];
  const isOver =
    token === "" ||
    /;\s*max-age=(?:0|-\d+)/i.test(line) ||
    (expires !== undefined && Date.parse(expires) < Date.now());
  return isOver ? { change: "ends", token: "" } : { change: "starts", token };
}

/** The user of the mock that stands for whoever logs in elsewhere. */
const PERSONA = "buyer";

/** The user of this name, or else the one that stands for all whom the mock does not know. */
export function standIn({ users }: Pick<WorldState, "users">, username?: unknown) {
  const all = [...users.values()];
  const named = (name: unknown) => all.find((user) => user.username === name);
  return named(username) ?? named(PERSONA);
}
