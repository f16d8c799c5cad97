import { useState } from "react";
import { PageHead } from "../parts/page-head.tsx";
import { PersonaList } from "./persona-list.tsx";
import { ScenarioList } from "./scenario-list.tsx";
import { say } from "../language.ts";

/** The shop's user and scenario. */
export function PeoplePage() {
  const [freezes, setFreezes] = useState(false);
  return (
    <>
      <PageHead title={say("Scenarios", "场景")}>
        {say(
          "Log in as a user or enter a scenario, here and in the shop of the same browser; every password is",
          "以某个用户登录，或进入一个场景；同一浏览器中的商城会同步。所有密码都是",
        )}{" "}
        <code>demo1234</code>
        {say(".", "。")}
      </PageHead>
      <section aria-labelledby="personas">
        <h2 id="personas" className="section-title">
          {say("Users", "用户")}
        </h2>
        <PersonaList />
      </section>
      <section aria-labelledby="scenarios">
        <div className="section-head">
          <h2 id="scenarios" className="section-title">
            {say("Scenarios", "场景")}
          </h2>
          <p className="quiet">
            {say(
              "Entering a scenario resets this world (snapshots stay) and logs in its user.",
              "进入场景会重置此沙箱（快照保留），并以该场景的用户登录。",
            )}
          </p>
          <label className="check">
            <input type="checkbox" checked={freezes} onChange={({ target }) => setFreezes(target.checked)} />
            {say("Freeze the clock", "冻结时钟")}
          </label>
        </div>
        <ScenarioList freezes={freezes} />
      </section>
    </>
  );
}
