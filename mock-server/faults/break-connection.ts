import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { resetConnection } from "#mock/http/reset-connection.ts";
import type { ByteString } from "#mock/http/write-json.ts";
import type { Fault } from "./fault.ts";

const PIECES = 10;
const DRIP_MS = 2000;

/**
 * Changes how a response is sent: not at all (`hang`), a reset connection, a body that stops half way (`cut`) or
 * arrives in pieces (`slow-drip`). False for other faults: the response is still to be sent.
 */
export async function breakConnection(
  response: ServerResponse,
  fault: Fault,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: ByteString,
): Promise<boolean> {
  // The length of the whole body, however much of it is sent.
  const whole = { ...headers, "content-length": content.length };
  const body = () => Buffer.from(content, "latin1");
  switch (fault.kind) {
    case "hang":
      return true;
    case "reset":
      resetConnection(response.socket);
      return true;
    case "cut":
      response.writeHead(status, whole);
      // Sent, then closed: the client has a status and half a body.
      response.write(body().subarray(0, Math.floor(content.length / 2)), () => response.socket?.destroy());
      return true;
    case "slow-drip":
      response.writeHead(status, whole);
      await drip(response, body(), fault.duration ?? DRIP_MS);
      return true;
    default:
      return false;
  }
}

async function drip(response: ServerResponse, body: Buffer, duration: number): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / PIECES));
  for (let at = 0; at < body.length && !response.destroyed; at += size) {
    response.write(body.subarray(at, at + size));
    await sleep(duration / PIECES, undefined, { ref: false });
  }
  response.end();
}
