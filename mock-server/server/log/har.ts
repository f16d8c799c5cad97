import type { LoggedCall } from "./request-log.ts";

const header = (name: string, value: string | undefined) => (value === undefined ? [] : [{ name, value }]);

/** Logged calls as an HTTP Archive 1.2, for browsers' network panels and other tools. */
export const toHar = (calls: readonly LoggedCall[]) => ({
  log: {
    version: "1.2",
    creator: { name: "mock-server", version: "1" },
    entries: calls.map(toEntry),
  },
});

function toEntry(call: LoggedCall) {
  const { at, ms, method, origin, url, world, cookie, contentType, bodyText, bodyBytes, status } = call;
  const whole = new URL(url, origin);
  const text = call.response?.text();
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: {
      method,
      url: whole.href,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: [
        { name: "X-Mock-World", value: world },
        ...header("Cookie", cookie),
        ...header("Content-Type", contentType),
      ],
      queryString: [...whole.searchParams].map(([name, value]) => ({ name, value })),
      ...(bodyText === undefined ? {} : { postData: { mimeType: contentType ?? "", text: bodyText } }),
      headersSize: -1,
      bodySize: bodyBytes,
    },
    response: {
      status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: header("Content-Type", call.responseType),
      content: {
        size: call.responseBytes,
        mimeType: call.responseType ?? "",
        ...(text === undefined ? {} : { text }),
      },
      redirectURL: "",
      headersSize: -1,
      bodySize: call.responseBytes,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    // Fields that the archive format does not define.
    _operationId: call.operationId ?? null,
    _fault: call.fault ?? null,
    _violations: call.violations,
  };
}
