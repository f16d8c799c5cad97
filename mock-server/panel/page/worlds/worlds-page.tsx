import { Code, HStack, Input, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Plus } from "#generated/icons/plus.ts";
import { say } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";
import { isWorldName, showWorld } from "../world/world-address.ts";
import { WorldTable } from "./world-table.tsx";

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

/** A world is created on first use. */
function NewWorld() {
  const [name, setName] = useState("");
  const isBad = name !== "" && !isWorldName(name);
  return (
    <HStack
      as="form"
      wrap="wrap"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWorldName(name)) showWorld(name);
      }}
    >
      <Input
        width="15rem"
        aria-label={say("Name of the new world", "新沙箱的名称")}
        aria-invalid={isBad}
        aria-describedby={isBad ? "world-rule" : undefined}
        placeholder={say("Name of the new world", "新沙箱的名称")}
        value={name}
        maxLength={64}
        onChange={({ target }) => setName(target.value)}
      />
      <ActionButton
        isMain
        icon={Plus}
        text={say("New world", "新建沙箱")}
        type="submit"
        disabled={!isWorldName(name)}
      />
      {isBad && (
        <Text color="fg.error" fontSize="xs" id="world-rule">
          {say("Only letters, digits, dots, underscores and hyphens", "只能用字母、数字、点、下划线和连字符")}
        </Text>
      )}
    </HStack>
  );
}
