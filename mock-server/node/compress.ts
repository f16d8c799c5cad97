import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import type { ByteString } from "#mock/http/write-json.ts";
import { encodingFor } from "./accept-encoding.ts";

/** A smaller body fits into one packet anyway. */
const LEAST_BYTES = 1400;

/** Pictures other than SVG, archives and documents are compressed already. */
const TEXT = /^(text\/|application\/(json|javascript)\b|image\/svg\+xml)/;

const gzipped = promisify(gzip);

type Sent = { readonly headers: ResponseHeaders; readonly content: ByteString };

/**
 * The response as a backend sends it to a browser: text in gzip if the caller takes it. Off the event loop; what is not
 * compressed is returned at once.
 */
export function compress(
  { method, headers: requestHeaders }: Pick<IncomingMessage, "method" | "headers">,
  headers: ResponseHeaders,
  content: ByteString,
): Sent | Promise<Sent> {
  if (content.length < LEAST_BYTES || !TEXT.test(headers["content-type"] ?? "")) return { headers, content };
  const varying = { ...headers, vary: [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  // The length of a response to HEAD is that of the plain text.
  if (method === "HEAD" || !encodingFor(requestHeaders["accept-encoding"], ["gzip"]))
    return { headers: varying, content };
  return gzipped(Buffer.from(content, "latin1")).then((bytes) => ({
    headers: {
      ...varying,
      "content-encoding": "gzip",
      // The compressed bytes differ from the plain ones, so the ETag has to be weak.
      ...(headers.etag !== undefined && { etag: `W/${headers.etag}` }),
    },
    content: bytes.toString("latin1"),
  }));
}
