import { once } from "node:events";
import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** This machine alone. */
export const LOOPBACK = "127.0.0.1";

/** How long a client may take for the headers and for all of a request (ms), and how often that is looked at. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000,
  // A client, or a proxy before it, that uses a connection again while it is being closed sees it reset: after Node's
  // own 5 s that happens now and then, after a minute hardly ever.
  keepAliveTimeout: 65_000,
};

/**
 * Listens on a port of an address; 0 takes any free one. A taken port rejects with the code EADDRINUSE and the port,
 * an address that is not this machine's with EADDRNOTAVAIL or ENOTFOUND.
 */
export async function listen(port: number, host: string, listener: RequestListener): Promise<Server> {
  const server = createServer({ noDelay: true, ...PATIENCE }, listener);
  server.on("clientError", answerNonsense);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes every connection, including hanging ones. */
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

/** What is no HTTP at all gets the contract's error too. */
function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  // A response has already been sent, to this unfinished request or to a previous one.
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
