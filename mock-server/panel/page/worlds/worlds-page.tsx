import { Code } from "@chakra-ui/react";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";
import { NewWorld } from "./new-world.tsx";
import { WorldTable } from "./world-table.tsx";
import { say } from "../language.ts";

/** All worlds of this server. */
export function WorldsPage() {
  const query = useMock("worlds", (control) => control.worlds());
  return (
    <>
      <PageHead title={say("Worlds", "沙箱")} actions={<NewWorld />}>
        {say(
          <>
            Each world is a backend of its own, with its data, sessions, clock, faults and log. The header{" "}
            <Code>X-Mock-World</Code> or the cookie <Code>mock_world</Code> selects it.
          </>,
          <>
            每个沙箱（world）都是独立的后端，有自己的数据、登录态、时钟、故障和日志；用请求头{" "}
            <Code>X-Mock-World</Code> 或 Cookie <Code>mock_world</Code> 选择。
          </>,
        )}
      </PageHead>
      <QueryResult query={query}>{(worlds) => <WorldTable worlds={worlds} />}</QueryResult>
    </>
  );
}
