import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import type { ByteString } from "#mock/http/write-json.ts";

/** The time that a client may keep sending before the connection is closed, in ms. */
const LINGER_MS = 2000;

/** Writes a complete response. */
export function send(
  response: ServerResponse,
  status: number,
  headers: ResponseHeaders,
  bytes: ByteString,
): void {
  response.writeHead(status, status === 204 ? headers : { ...headers, "content-length": bytes.length });
  // As a string, so that Node sends headers and body in one write.
  response.end(bytes, "latin1");
}

/**
 * Responds to a request whose body is not read to the end, then waits for the client to finish, up to a limit: a
 * connection closed at once would be reset, and the client would never read the response.
 */
export function sendAndClose(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: ResponseHeaders,
  bytes: ByteString,
): void {
  response.writeHead(status, { ...headers, "content-length": bytes.length, connection: "close" });
  response.write(bytes, "latin1");
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end);
  request.resume();
}
