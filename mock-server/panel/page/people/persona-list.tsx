import { LogIn, LogOut } from "lucide-react";
import { QueryResult } from "../parts/query-result.tsx";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { useMock } from "../world/queries.ts";
import { switchShop } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";

export function PersonaList() {
  const personas = useMock("personas", (control) => control.personas());
  const current = useMock("session", (control) => control.session.read()).data?.session?.username;
  const { world } = useControl();
  const logIn = useControlAction(
    (control, username: string) => control.session.logInAs(username),
    (username) => `Logged in as ${username}${switchShop(world)}`,
  );
  const logOut = useControlAction(
    (control) => control.session.logOut(),
    () => "Logged out",
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
                    <LogOut size={14} aria-hidden /> Log out
                  </button>
                ) : (
                  <button
                    type="button"
                    className="button button-small"
                    aria-label={`Log in as ${username}`}
                    disabled={logIn.isPending}
                    onClick={() => logIn.mutate(username)}
                  >
                    <LogIn size={14} aria-hidden /> Log in
                  </button>
                )}
              </div>
              <p className="card-about">
                {company} · {name}
              </p>
              <p className="card-notes">
                {username === current && <Badge tone="accent">current user</Badge>}
                {notes.map((note) => (
                  <Badge key={note} tone={/\bnot\b|overdue/.test(note) ? "warn" : "quiet"}>
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
