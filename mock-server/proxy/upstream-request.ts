import { type IncomingMessage, type RequestOptions, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { toHeaders } from "#mock/http/header-lists.ts";
import { type BodyBuffer, teeBody } from "./body-buffer.ts";
import { hasBody, requestHeaders } from "./request-headers.ts";
import { describeFailure, upstreamTimeout } from "./upstream-failure.ts";
import type { Upstream } from "./upstreams.ts";

export type UpstreamRequest = {
  readonly method: string;
  /** Path and query, as the client wrote them. */
  readonly path: string;
  readonly request: IncomingMessage;
  /** The client's body, if it is no longer in the socket. */
  readonly body: Buffer;
  /** Receives a copy of the client's body. */
  readonly sent: BodyBuffer;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/**
 * Forwards a request to its upstream, streaming the body, and resolves to the head of the response. Rejects with
 * UpstreamFailure; a pause of `timeoutMs` in the response body ends its stream with one, too.
 */
export async function requestUpstream(
  upstream: Upstream,
  question: UpstreamRequest,
): Promise<IncomingMessage> {
  try {
    return await ask(upstream, question);
  } catch (error) {
    // The other side had closed a connection that was kept alive for the next call.
    if (error instanceof StaleConnection && !question.signal.aborted) return await ask(upstream, question);
    throw error;
  }
}

/** A kept connection broke under a request that may be sent again. */
class StaleConnection extends Error {}

/** The upstream may have acted on a request without a response: only these may be sent again (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(["GET", "HEAD", "PUT", "DELETE"]);

function ask(upstream: Upstream, question: UpstreamRequest): Promise<IncomingMessage> {
  const { method, path, request, body, sent, signal, timeoutMs } = question;
  const { origin, prefix, secure, agent } = upstream;
  const options: RequestOptions = {
    method,
    headers: toHeaders(requestHeaders(request, upstream)),
    agent,
    signal,
  };
  const url = new URL(origin);
  // Not through URL, which would normalize the path.
  Object.assign(options, {
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    path: prefix + path,
  });
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? httpsRequest : httpRequest)(options);
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(upstreamTimeout(origin, timeoutMs)));
    outgoing.once("response", resolve);
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === "ECONNRESET";
      const isRepeatable = IDEMPOTENT.has(method) && !hasBody(request);
      reject(isStale && isRepeatable ? new StaleConnection() : describeFailure(error, origin));
    });
    if (!hasBody(request)) {
      outgoing.end();
      return;
    }
    // An upstream may respond before it has read everything; errors are reported by the event above.
    const source = body.length > 0 ? Readable.from([body]) : (request as AsyncIterable<Buffer>);
    pipeline(teeBody(source, sent), outgoing).catch(() => {});
  });
}
