import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "./fault.ts";

const PIECES = 10;
const DRIP_MS = 2000;

/**
 * Spoils how it is said: no answer (`hang`), a reset connection, a body that stops half way (`cut`) or comes in pieces
 * (`slow-drip`). Answers whether it took the answer over; `headers` hold the length of the whole body.
 */
export async function breakConnection(
  response: ServerResponse,
  fault: Fault | undefined,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<boolean> {
  switch (fault?.kind) {
    case "hang":
      return true;
    case "reset":
      response.socket?.resetAndDestroy();
      return true;
    case "cut":
      response.writeHead(status, headers);
      // Sent, then closed: the client has a status and half a body.
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.destroy());
      return true;
    case "slow-drip":
      response.writeHead(status, headers);
      await drip(response, body, fault.duration ?? DRIP_MS);
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
