import type { Call } from "#generated/control/model/call.ts";
import type { Header } from "#generated/control/model/header.ts";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { useMock } from "../world/queries.ts";
import { say } from "../language.ts";

/** The request and the response. */
export function Exchange({ call }: { call: Call }) {
  const query = useMock("requests", (control) => control.request(call.id), ["whole", call.id]);
  return (
    <>
      {call.body !== null && <JsonBlock title={say("Request body", "请求体")} value={call.body} />}
      {call.body === null && call.body_bytes > 0 && (
        <p className="none">
          {say(
            `The request body (${countOf(call.body_bytes, "byte", "字节")}) is too long or a file and was not kept.`,
            `请求体（${countOf(call.body_bytes, "byte", "字节")}）过长或是文件，没有保留。`,
          )}
        </p>
      )}
      <QueryResult query={query}>
        {({ request_headers, response_headers, response_body }) => (
          <>
            {response_body === null ? (
              <p className="none">
                {call.status === 0
                  ? say("No answer.", "无响应。")
                  : call.response_bytes > 0
                    ? say("The response body was not kept.", "响应体没有保留。")
                    : say("The response has no body.", "响应没有响应体。")}
              </p>
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
    <details className="headers-box">
      <summary>
        {title} ({headers.length})
      </summary>
      <dl className="headers">
        {headers.map(({ name, value }, index) => (
          // A header can occur twice.
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
