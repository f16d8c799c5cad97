import { useState } from "react";
import { PageHead } from "../parts/page-head.tsx";
import { PersonaList } from "./persona-list.tsx";
import { ScenarioList } from "./scenario-list.tsx";

/** The shop's user and scenario. */
export function PeoplePage() {
  const [freezes, setFreezes] = useState(false);
  return (
    <>
      <PageHead title="场景与身份">
        在这里登录，同一个浏览器里的商城也就登录了；密码都是 <code>demo1234</code>。
      </PageHead>
      <section aria-labelledby="personas">
        <h2 id="personas" className="section-title">
          身份
        </h2>
        <PersonaList />
      </section>
      <section aria-labelledby="scenarios">
        <div className="section-head">
          <h2 id="scenarios" className="section-title">
            场景
          </h2>
          <p className="quiet">进入场景会先重置这个世界（快照保留），再登录场景的身份。</p>
          <label className="check">
            <input type="checkbox" checked={freezes} onChange={({ target }) => setFreezes(target.checked)} />
            同时冻结时钟
          </label>
        </div>
        <ScenarioList freezes={freezes} />
      </section>
    </>
  );
}
