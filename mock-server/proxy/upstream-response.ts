import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import { type Fault, describeFault } from "#mock/faults/fault.ts";
import { corsHeaders } from "#mock/http/cors.ts";
import { type HeaderLists, toHeaders } from "#mock/http/header-lists.ts";
import type { Origins } from "#mock/http/origins.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import { parseContent } from "./body-content.ts";
import { type Violation, violationHeaders } from "./violation.ts";

export const FROM_UPSTREAM = { "x-mock-answer": "upstream" };

/** Status and headers of an upstream's response, with headers adapted to the mock. */
export type ResponseHead = { readonly status: number; readonly headers: HeaderLists };

type Reply = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly origins: Origins;
  readonly fault: Fault | undefined;
  readonly violations: readonly Violation[];
};

/** Streams the upstream's response to the client, with the mock's own headers. Rejects when it breaks off. */
export async function streamResponse(
  { request, response, origins, fault, violations }: Reply,
  { status, headers }: ResponseHead,
  body: AsyncIterable<Buffer>,
): Promise<void> {
  const cors = corsHeaders(request.headers, origins);
  const vary = [...(headers.vary ?? []), ...(cors.vary === undefined ? [] : [cors.vary])];
  response.writeHead(status, {
    ...toHeaders(headers),
    ...cors,
    ...FROM_UPSTREAM,
    ...(vary.length === 0 ? {} : { vary: vary.join(", ") }),
    ...violationHeaders(violations),
    ...(fault ? { "x-mock-fault": describeFault(fault) } : {}),
  });
  if (request.method === "HEAD") response.end();
  else await pipeline(body, response);
}

/** True if a fault changes the upstream's response or its transfer; a delay is over by then. */
export const changesResponse = (fault: Fault | undefined): boolean =>
  fault !== undefined && fault.kind !== "delay";

/** They describe another body than the one that is sent. */
const OF_THE_BODY = ["content-length", "content-encoding", "etag", "content-md5", "digest"];

/** The upstream's response in the mock's own form, for a fault or a custom handler to change. */
export function responseToChange(
  violations: Reply["violations"],
  { status, headers }: ResponseHead,
  content: Buffer | undefined,
): MockResponse {
  if (!content)
    return errorResponse(
      502,
      say(
        "the upstream's response is too large or cannot be decoded, so no fault can be applied to it",
        "上游的响应过大或无法解码，不能对它注入故障",
      ),
    );
  const type = headers["content-type"]?.[0]?.split(";")[0]?.trim().toLowerCase();
  const { value, problem } = parseContent(content, type);
  const retained = Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name));
  return {
    statusCode: status,
    headers: {
      ...Object.fromEntries(
        retained.map(([name, values]) => [name, name === "set-cookie" ? [...values] : values.join(", ")]),
      ),
      ...FROM_UPSTREAM,
      ...violationHeaders(violations),
    },
    body: problem === undefined ? value : content.toString("utf8"),
  };
}
