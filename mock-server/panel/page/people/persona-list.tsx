import { LogIn } from "#generated/icons/log-in.ts";
import { LogOut } from "#generated/icons/log-out.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

export function PersonaList() {
  const personas = useMock("personas", (control) => control.personas());
  const current = useMock("session", (control) => control.session.read()).data?.session?.username;
  const { world } = useControl();
  const logIn = useControlAction(
    (control, username: string) => control.session.logInAs(username),
    (username) => {
      const moved = switchShop(world);
      return say(`Logged in as ${username}${moved}`, `已登录为 ${username}${moved}`);
    },
  );
  const logOut = useControlAction(
    (control) => control.session.logOut(),
    () => say("Logged out", "已退出登录"),
  );
  return (
    <QueryResult query={personas}>
      {(people) => (
        <ul className="cards cards-small">
          {people.map(({ username, name, company, notes }) => (
            <li key={username} className={username === current ? "card card-current" : "card"}>
              <div className="card-head">
                <h3>{username}</h3>
                {username === current ? (
                  <button type="button" className="button button-small" onClick={() => logOut.mutate()}>
                    <LogOut size={14} aria-hidden /> {say("Log out", "退出登录")}
                  </button>
                ) : (
                  <button
                    type="button"
                    className="button button-small"
                    aria-label={say(`Log in as ${username}`, `以 ${username} 登录`)}
                    disabled={logIn.isPending}
                    onClick={() => logIn.mutate(username)}
                  >
                    <LogIn size={14} aria-hidden /> {say("Log in", "登录")}
                  </button>
                )}
              </div>
              <p className="card-about">
                {company} · {name}
              </p>
              <p className="card-notes">
                {username === current && <Badge tone="accent">{say("current user", "当前用户")}</Badge>}
                {notes.map((note) => (
                  <Badge key={note} tone={/\bnot\b|overdue|未|逾期/.test(note) ? "warn" : "quiet"}>
                    {note}
                  </Badge>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}
