import type { Call } from "#generated/control/model/call.ts";
import type { Header } from "#generated/control/model/header.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { useMock } from "../world/queries.ts";

/** The request and the response. */
export function Exchange({ call }: { call: Call }) {
  const query = useMock("requests", (control) => control.request(call.id), ["whole", call.id]);
  return (
    <>
      {call.body !== null && <JsonBlock title="请求体" value={call.body} />}
      {call.body === null && call.body_bytes > 0 && (
        <p className="none">
          请求体有 {call.body_bytes.toLocaleString("zh-CN")} 字节，太长或是文件，没有保留。
        </p>
      )}
      <QueryResult query={query}>
        {({ request_headers, response_headers, response_body }) => (
          <>
            {response_body === null ? (
              <p className="none">
                {call.status === 0
                  ? "没有应答。"
                  : call.response_bytes > 0
                    ? "响应正文没有保留。"
                    : "响应没有正文。"}
              </p>
            ) : (
              <JsonBlock title="响应" value={response_body} />
            )}
            <Headers title="请求头" headers={request_headers} />
            <Headers title="响应头" headers={response_headers} />
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
        {title}（{headers.length}）
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
