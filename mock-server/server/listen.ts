import { once } from "node:events";
import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** This machine alone. */
export const LOOPBACK = "127.0.0.1";

/**
 * Listens on a port of an address; 0 takes any free one. A taken port rejects with the code EADDRINUSE and the port,
 * an address that is not this machine's with EADDRNOTAVAIL or ENOTFOUND.
 */
export async function listen(port: number, host: string, listener: RequestListener): Promise<Server> {
  const server = createServer({ noDelay: true }, listener);
  server.on("clientError", answerNonsense);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening and ends every connection, also of calls that are kept without an answer. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

/** What is no HTTP at all gets the contract's error too. */
function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  // It has an answer already, to the request that it never finished or to one before.
  if (socket.bytesWritten > 0) {
    socket.end();
    return;
  }
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const body = JSON.stringify({
    code: tooLong ? 431 : 400,
    message: tooLong ? "请求头过大" : "请求格式不正确",
  });
  const status = tooLong ? "431 Request Header Fields Too Large" : "400 Bad Request";
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
