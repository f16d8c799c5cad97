import { Button, Collapsible, DataList, Text } from "@chakra-ui/react";
import type { Call } from "#generated/control/model/call.ts";
import type { Header } from "#generated/control/model/header.ts";
import { say } from "../language.ts";
import { countOf } from "../parts/count-of.ts";
import { JsonBlock } from "../parts/json-block.tsx";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";

/** The request and the response. */
export function Exchange({ call }: { call: Call }) {
  const query = useMock("requests", (control) => control.request(call.id), ["whole", call.id, call.state]);
  return (
    <>
      {call.body !== null && <JsonBlock title={say("Request body", "请求体")} value={call.body} />}
      {call.body === null && call.body_bytes > 0 && (
        <Text color="fg.subtle" marginBlock="2">
          {say(
            `The request body (${countOf(call.body_bytes, "byte", "字节")}) is too long or a file and was not stored.`,
            `请求体（${countOf(call.body_bytes, "byte", "字节")}）过长或是文件，没有保留。`,
          )}
        </Text>
      )}
      <QueryResult query={query}>
        {({ request_headers, response_headers, response_body }) => (
          <>
            {response_body === null ? (
              <Text color="fg.subtle" marginBlock="2">
                {call.state === "underway"
                  ? say("No response yet.", "尚无响应。")
                  : call.status === 0
                    ? say("No response.", "无响应。")
                    : call.response_bytes > 0
                      ? say("The response body was not stored.", "响应体没有保留。")
                      : say("The response has no body.", "响应没有响应体。")}
              </Text>
            ) : (
              <JsonBlock title={say("Response", "响应")} value={response_body} />
            )}
            <Headers title={say("Request headers", "请求头")} headers={request_headers} />
            <Headers title={say("Response headers", "响应头")} headers={response_headers} />
          </>
        )}
      </QueryResult>
      <JsonBlock title="curl" value={call.curl} />
    </>
  );
}

function Headers({ title, headers }: { title: string; headers: readonly Header[] }) {
  if (headers.length === 0) return null;
  return (
    <Collapsible.Root>
      <Collapsible.Trigger asChild>
        <Button variant="ghost">
          {title} ({headers.length})
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content className="headers" padding="3">
        <DataList.Root size="sm" fontFamily="mono">
          {headers.map(({ name, value }, index) => (
            // A header can occur twice.
            <DataList.Item key={index}>
              <DataList.ItemLabel>{name}</DataList.ItemLabel>
              <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
