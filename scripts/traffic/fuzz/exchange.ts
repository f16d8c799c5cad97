import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpResponse } from "../../api-client/http/exchange.ts";
import { readResponses } from "./read-responses.ts";

/** A piece of a request: bytes, text (as UTF-8), or a pause in ms. */
export type Piece = Buffer | string | number;

export type Exchange = {
  readonly responses: readonly HttpResponse[];
  /** True if the server closed the connection; otherwise the timeout expired. */
  readonly closed: boolean;
  readonly ms: number;
};

export type ExchangeOptions = {
  /** The timeout after the last piece for the server to close the connection. */
  readonly timeoutMs?: number;
  /** Half-closes the connection after the last piece. */
  readonly halfClose?: boolean;
};

/** Sends pieces over a new socket and reads the response until the server closes. Never rejects. */
export async function exchange(
  port: number,
  pieces: Iterable<Piece>,
  options: ExchangeOptions = {},
): Promise<Exchange> {
  const { timeoutMs = 5000, halfClose = false } = options;
  const start = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  let closed = false;
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // The server may close while we are still sending.
  socket.on("error", () => (closed = true));
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      closed = true;
      resolve();
    };
    socket.once("end", end).once("close", end);
  });
  for (const piece of pieces) {
    if (closed) break;
    if (typeof piece === "number") await Promise.race([sleep(piece), ended]);
    else if (!socket.write(piece)) await Promise.race([once(socket, "drain"), ended]).catch(() => {});
  }
  if (halfClose) socket.end();
  const timer = new AbortController();
  await Promise.race([ended, sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})]);
  timer.abort();
  const ms = performance.now() - start;
  socket.destroy();
  return { responses: readResponses(Buffer.concat(chunks)), closed, ms };
}
