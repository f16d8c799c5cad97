import type { Call } from "#generated/control/model/call.ts";
import type { Header } from "#generated/control/model/header.ts";
import { countOf } from "../parts/count-of.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { JsonBlock } from "../parts/json-block.tsx";
import { useMock } from "../world/queries.ts";

/** The request and the response. */
export function Exchange({ call }: { call: Call }) {
  const query = useMock("requests", (control) => control.request(call.id), ["whole", call.id]);
  return (
    <>
      {call.body !== null && <JsonBlock title="Request body" value={call.body} />}
      {call.body === null && call.body_bytes > 0 && (
        <p className="none">
          The request body ({countOf(call.body_bytes, "byte")}) is too long or a file and was not kept.
        </p>
      )}
      <QueryResult query={query}>
        {({ request_headers, response_headers, response_body }) => (
          <>
            {response_body === null ? (
              <p className="none">
                {call.status === 0
                  ? "No answer."
                  : call.response_bytes > 0
                    ? "The response body was not kept."
                    : "The response has no body."}
              </p>
            ) : (
              <JsonBlock title="Response" value={response_body} />
            )}
            <Headers title="Request headers" headers={request_headers} />
            <Headers title="Response headers" headers={response_headers} />
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
