import { User } from "#generated/icons/user.ts";
import { useMock } from "../world/queries.ts";
import { hashOf } from "./hash-route.ts";
import { say } from "../language.ts";

/** The user this browser is logged in as, in this world. */
export function UserChip() {
  const { data } = useMock("session", (control) => control.session.read());
  if (!data) return null;
  const { session } = data;
  return (
    <a
      href={hashOf("people")}
      className="chip chip-person"
      title={say("Who this browser is in the shop", "此浏览器在商城中登录的用户")}
    >
      <User size={14} aria-hidden />
      {session ? (
        <span className="cut">
          {session.username} <span className="chip-more">{session.company}</span>
        </span>
      ) : (
        <span className="quiet">{say("Not logged in", "未登录")}</span>
      )}
    </a>
  );
}
