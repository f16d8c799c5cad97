import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";
import { NewWorld } from "./new-world.tsx";
import { WorldTable } from "./world-table.tsx";

/** All worlds of this server. */
export function WorldsPage() {
  const query = useMock("worlds", (control) => control.worlds());
  return (
    <>
      <PageHead title="Worlds" actions={<NewWorld />}>
        Each world is a backend of its own, with its data, sessions, clock, faults and log. The header{" "}
        <code>X-Mock-World</code> or the cookie <code>mock_world</code> selects it.
      </PageHead>
      <QueryResult query={query}>{(worlds) => <WorldTable worlds={worlds} />}</QueryResult>
    </>
  );
}
