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
      <PageHead title="世界" actions={<NewWorld />}>
        每个世界是一个独立的后端：数据、会话、时钟、故障和记录互不相干。请求头 <code>X-Mock-World</code> 或
        Cookie <code>mock_world</code> 选择世界。
      </PageHead>
      <QueryResult query={query}>{(worlds) => <WorldTable worlds={worlds} />}</QueryResult>
    </>
  );
}
