import type { ServerResponse } from "node:http";
import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import { dripOf, firstHalf } from "#mock/faults/disturb-body.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { sleep } from "#mock/http/sleep.ts";
import type { ByteString } from "#mock/http/write-json.ts";
import { resetConnection } from "./reset-connection.ts";

/**
 * Changes how a response is sent: not at all (`hang`), a reset connection, a body that stops half way (`cut`) or
 * arrives in pieces (`slow-drip`). False for other faults: the response is still to be sent.
 */
export async function breakConnection(
  response: ServerResponse,
  fault: Fault,
  status: number,
  headers: ResponseHeaders,
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
      response.write(firstHalf(body()), () => response.socket?.destroy());
      return true;
    case "slow-drip":
      response.writeHead(status, whole);
      await drip(response, dripOf(body(), fault));
      return true;
    default:
      return false;
  }
}

async function drip(response: ServerResponse, { pieces, pauseMs }: ReturnType<typeof dripOf>): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) break;
    response.write(piece);
    await sleep(pauseMs);
  }
  response.end();
}
