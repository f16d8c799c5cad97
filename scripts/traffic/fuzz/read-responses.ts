import type { HttpResponse } from "../../api-client/http/exchange.ts";

const responseOf = (status: number, headers: HttpResponse["headers"], text: string): HttpResponse => ({
  status,
  headers,
  cookies: [],
  text,
  ms: 0,
  failure: undefined,
  detail: "",
});

/** The responses in the received bytes, in order; anything else ends the list with status 0. */
export function readResponses(bytes: Buffer): HttpResponse[] {
  const found: HttpResponse[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf("\r\n\r\n", at);
    const [start = "", ...lines] = bytes
      .subarray(at, end === -1 ? bytes.length : end)
      .toString("latin1")
      .split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0);
    if (end === -1 || status === 0) return [...found, responseOf(0, {}, bytes.subarray(at).toString())];
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    at = end + 4;
    // Only Node's own refusals are chunked: all that is left is one of them.
    if (headers["transfer-encoding"] === "chunked")
      return [...found, responseOf(status, headers, withoutChunks(bytes.subarray(at).toString()))];
    const length = status < 200 ? 0 : Number(headers["content-length"] ?? 0);
    found.push(responseOf(status, headers, bytes.subarray(at, at + length).toString()));
    at += length;
  }
  return found;
}

const withoutChunks = (text: string): string => text.replaceAll(/(?:^|\r\n)[\da-f]+\r\n/g, "").trim();
