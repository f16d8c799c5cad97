import { pipeline } from "node:stream/promises";
import { describeFault } from "#mock/faults/fault.ts";
import type { App } from "#mock/server/app.ts";
import type { Call } from "#mock/server/call.ts";
import { corsHeaders } from "#mock/server/cors.ts";
import { type HeaderLists, toHeaders } from "./forwardable-headers.ts";
import { type Violation, violationHeader } from "./violation.ts";

export const ANSWERED_BY_UPSTREAM = { "x-mock-answer": "upstream" };

type Outgoing = {
  readonly status: number;
  readonly headers: HeaderLists;
  readonly body: AsyncIterable<Buffer>;
};

/** Passes the upstream's answer on as it is, with what the mock has to say in headers. Rejects when it breaks off. */
export async function sendAnswer(
  app: App,
  { request, response, method, fault }: Call,
  { status, headers, body }: Outgoing,
  violations: readonly Violation[],
): Promise<void> {
  const cors = corsHeaders(request.headers, app.origins);
  const broken = violationHeader(violations);
  const vary = [...(headers.vary ?? []), ...(cors.vary === undefined ? [] : [cors.vary])];
  response.writeHead(status, {
    ...toHeaders(headers),
    ...cors,
    ...ANSWERED_BY_UPSTREAM,
    ...(vary.length === 0 ? {} : { vary: vary.join(", ") }),
    ...(broken === undefined ? {} : { "x-mock-violation": broken }),
    ...(fault ? { "x-mock-fault": describeFault(fault) } : {}),
  });
  if (method === "HEAD") response.end();
  else await pipeline(body, response);
}
