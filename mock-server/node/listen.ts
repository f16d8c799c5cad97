import { once } from "node:events";
import { type RequestListener, type Server, createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Certificate } from "./certificate.ts";

/** Not reachable from other machines. */
export const LOOPBACK = "127.0.0.1";

/**
 * The time for which an idle connection stays open, in ms: longer than Go's clients, nginx and most others keep
 * theirs.
 */
const UNUSED_MS = 120_000;

/** The time that a client has for the headers and for the whole request, and the interval of the checks, in ms. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000,
  // A client, or a proxy before it, that uses a connection again while it is being closed sees it reset: after Node's
  // own 5 s that happens now and then, and never where the client closes it first.
  keepAliveTimeout: UNUSED_MS,
};

/**
 * Listens on a port of an address, over TLS with a certificate; 0 takes any free one. A taken port rejects with the
 * code EADDRINUSE and the port, an address that is not this machine's with EADDRNOTAVAIL or ENOTFOUND.
 */
export async function listen(
  port: number,
  host: string,
  listener: RequestListener,
  certificate?: Certificate,
  timeouts = TIMEOUTS,
): Promise<Server> {
  const options = { noDelay: true, ...timeouts };
  const server = certificate
    ? createTlsServer({ ...options, ...certificate }, listener)
    : createServer(options, listener);
  server.on("clientError", refuseNonsense);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes every connection, including those of calls without a response. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

const NONSENSE: Readonly<Record<string, readonly [status: number, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", "请求头过大"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large", "提交的内容过大"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", "请求发送得太慢，请重新发送"],
};

/** Malformed HTTP gets the contract's error body, too. */
function refuseNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  // Clients open connections ahead of their calls: one that has not been used yet is not slow.
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && socket.bytesRead === 0) {
    setTimeout(() => socket.bytesRead === 0 && socket.destroy(), UNUSED_MS).unref();
    return;
  }
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  // A response has been sent already, to this unfinished request or to an earlier one.
  if (socket.bytesWritten > 0) {
    socket.end();
    return;
  }
  const [status, reason, message] = NONSENSE[error.code ?? ""] ?? [400, "Bad Request", "请求格式不正确"];
  const body = JSON.stringify({ code: status, message });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
