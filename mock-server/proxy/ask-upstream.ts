import { type IncomingMessage, type RequestOptions, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { toHeaders } from "./forwardable-headers.ts";
import type { HeldBody } from "./held-body.ts";
import { hasBody, requestHeaders } from "./request-headers.ts";
import { describeFailure, upstreamTimeout } from "./upstream-failure.ts";
import type { Upstream } from "./upstreams.ts";

export type Question = {
  readonly method: string;
  /** Path and query, as the client wrote them. */
  readonly path: string;
  readonly request: IncomingMessage;
  /** Keeps what the client sends. */
  readonly sent: HeldBody;
  /** Ends the call when the client goes. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

/**
 * Sends a request on to its upstream, the body as it comes, and answers the head of what comes back. Rejects with
 * UpstreamFailure; silence of `timeoutMs` in the body that follows ends its stream with one too.
 */
export async function askUpstream(upstream: Upstream, question: Question): Promise<IncomingMessage> {
  try {
    return await ask(upstream, question);
  } catch (error) {
    // A connection that was kept for the next call had been closed by the other side meanwhile.
    const isStale = error instanceof StaleConnection && !hasBody(question.request);
    if (isStale && !question.signal.aborted) return await ask(upstream, question);
    throw error;
  }
}

class StaleConnection extends Error {}

function ask(upstream: Upstream, question: Question): Promise<IncomingMessage> {
  const { method, path, request, sent, signal, timeoutMs } = question;
  const { origin, prefix, secure, agent } = upstream;
  const options: RequestOptions = {
    method,
    headers: toHeaders(requestHeaders(request, upstream)),
    agent,
    signal,
  };
  const url = new URL(origin);
  // Not through URL, which would tidy the path up.
  Object.assign(options, {
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port,
    path: prefix + path,
  });
  return new Promise((resolve, reject) => {
    const asked = (secure ? httpsRequest : httpRequest)(options);
    asked.setTimeout(timeoutMs, () => asked.destroy(upstreamTimeout(origin, timeoutMs)));
    asked.once("response", resolve);
    asked.on("error", (error: NodeJS.ErrnoException) => {
      const isStale = asked.reusedSocket && error.code === "ECONNRESET";
      reject(isStale && !hasBody(request) ? new StaleConnection() : describeFailure(error, origin));
    });
    if (!hasBody(request)) {
      asked.end();
      return;
    }
    // An upstream may answer before it has read all, and its answer counts; errors come by the event above.
    pipeline(request, keep(sent), asked).catch(() => {});
  });
}

/** Lets chunks pass and keeps a copy. */
function keep(held: HeldBody) {
  return async function* pass(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      held.add(chunk);
      yield chunk;
    }
  };
}
