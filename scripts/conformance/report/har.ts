import type { SeenExchange } from "../../api-client/http/seen.ts";

/** An HTTP Archive 1.2 of all calls, without secrets. */
export function harOf(exchanges: readonly SeenExchange[]): string {
  const log = {
    version: "1.2",
    creator: { name: "conformance", version: "1" },
    entries: exchanges.map(entryOf),
  };
  return `${JSON.stringify({ log })}\n`;
}

function entryOf({ at, request, response, operationId }: SeenExchange) {
  const ms = response?.ms ?? 0;
  const { searchParams } = new URL(request.url);
  return {
    startedDateTime: new Date(at.getTime() - ms).toISOString(),
    time: ms,
    comment: operationId,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(request.headers),
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body !== undefined && {
        postData: { mimeType: request.headers["content-type"] ?? "", text: request.body },
      }),
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ""),
    },
    response: {
      status: response?.status ?? 0,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(response?.headers ?? {}),
      content: {
        size: Buffer.byteLength(response?.body ?? ""),
        mimeType: response?.headers["content-type"] ?? "",
        text: response?.body ?? "",
      },
      redirectURL: response?.headers.location ?? "",
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));
