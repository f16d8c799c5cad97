import { useState } from "react";
import { PageHead } from "../parts/page-head.tsx";
import { PersonaList } from "./persona-list.tsx";
import { ScenarioList } from "./scenario-list.tsx";

/** The shop's user and scenario. */
export function PeoplePage() {
  const [freezes, setFreezes] = useState(false);
  return (
    <>
      <PageHead title="Scenarios">
        Log in as a user or enter a scenario, here and in the shop of the same browser; every password is{" "}
        <code>demo1234</code>.
      </PageHead>
      <section aria-labelledby="personas">
        <h2 id="personas" className="section-title">
          Users
        </h2>
        <PersonaList />
      </section>
      <section aria-labelledby="scenarios">
        <div className="section-head">
          <h2 id="scenarios" className="section-title">
            Scenarios
          </h2>
          <p className="quiet">
            Entering a scenario resets this world (snapshots stay) and logs in its user.
          </p>
          <label className="check">
            <input type="checkbox" checked={freezes} onChange={({ target }) => setFreezes(target.checked)} />
            Freeze the clock
          </label>
        </div>
        <ScenarioList freezes={freezes} />
      </section>
    </>
  );
}
