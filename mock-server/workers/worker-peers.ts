import {
  Agent,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as send,
} from "node:http";
import type { Socket } from "node:net";
import type { Host } from "#api-spec/kit/document.ts";
import { resetConnection } from "#mock/http/reset-connection.ts";
import { CONTROL_PREFIX, splitTarget } from "#mock/http/request-target.ts";
import { LOOPBACK } from "#mock/server/listen.ts";
import { ALONE, type Peers } from "#mock/server/peers.ts";
import { worldNameOf } from "#mock/server/worlds.ts";
import type { WorkerPlace } from "./messages.ts";
import { ownerOf } from "./owner-of.ts";
import { socketOf } from "./place.ts";

/** Marks the connections that come from other workers. */
const fromPeers = new WeakSet<Socket>();
export const markAsPeer = (socket: Socket): void => void fromPeers.add(socket);

/** Marks what a worker asks the others for its own answer; what it only passes on is answered for all. */
const ASKED = "x-mock-asked";

/** The address of the client, on what is passed on. */
const CLIENT = "x-mock-client";

/** The other workers of this one: calls go to the worker that holds their world, over sockets of this machine. */
export function createWorkerPeers({ index, count, folder }: WorkerPlace): Peers & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const owns = (world: string) => ownerOf(world, count) === index;

  function pass(host: Host, request: IncomingMessage, response: ServerResponse): boolean {
    if (fromPeers.has(request.socket)) return false;
    const world = worldOf(request);
    if (world === undefined || owns(world)) return false;
    passOn({ agent, socketPath: socketOf(folder, ownerOf(world, count), host) }, request, response);
    return true;
  }

  async function ask(asked: IncomingMessage, method: string, address: string): Promise<unknown[]> {
    if (fromPeers.has(asked.socket) && asked.headers[ASKED] !== undefined) return [];
    const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== index);
    return Promise.all(
      others.map((other) =>
        readJson({ agent, socketPath: socketOf(folder, other, "main") }, method, address),
      ),
    );
  }

  /** A worker that asks for its own answer is no client. */
  const addressOf = (request: IncomingMessage) =>
    fromPeers.has(request.socket) ? String(request.headers[CLIENT] ?? LOOPBACK) : ALONE.addressOf(request);

  return { owns, pass, addressOf, ask, close: () => agent.destroy() };
}

/** The world that a request is for: dropping one names it in the query. Undefined for a name that is refused anyway. */
function worldOf(request: IncomingMessage): string | undefined {
  const { path, queryText } = splitTarget(request);
  const dropped =
    request.method === "DELETE" && path === `${CONTROL_PREFIX}worlds`
      ? new URLSearchParams(queryText).get("name")
      : null;
  try {
    return dropped ?? worldNameOf(request.headers);
  } catch {
    return undefined;
  }
}

/** As it came, and its answer as it comes: also one that is cut, that is reset or that never ends. */
function passOn(
  to: Pick<RequestOptions, "agent" | "socketPath">,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url, rawHeaders } = request;
  const headers = [...endToEnd(rawHeaders), CLIENT, ALONE.addressOf(request) ?? ""];
  const passed = send({ ...to, method, path: url, headers, setHost: false });
  passed.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders));
    // What has come is shown at once: events trickle.
    response.flushHeaders();
    answer.on("error", () => response.socket?.destroy());
    answer.pipe(response);
  });
  passed.on("error", () => {
    if (response.headersSent) response.socket?.destroy();
    else resetConnection(response.socket);
  });
  // Who no longer listens there is gone here, too.
  response.on("close", () => passed.destroy());
  request.pipe(passed);
}

/** Of one connection, not of the message, and what only a worker may say; only the length of a body in chunks is said by `Transfer-Encoding`. */
const OF_CONNECTION = /^(?:connection|keep-alive|proxy-connection|x-mock-client)$/i;

/** Raw headers, names and values by turns, without those of the connection. */
const endToEnd = (raw: readonly string[]): string[] =>
  raw.flatMap((name, at) => (at % 2 === 0 && !OF_CONNECTION.test(name) ? [name, raw[at + 1] ?? ""] : []));

function readJson(
  to: Pick<RequestOptions, "agent" | "socketPath">,
  method: string,
  address: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = send({
      ...to,
      method,
      path: `${CONTROL_PREFIX}${address}`,
      headers: { host: "localhost", [ASKED]: "1" },
    });
    asked.on("error", reject).on("response", (answer) => {
      void answer
        .toArray()
        .then((pieces) => resolve(JSON.parse(Buffer.concat(pieces as Buffer[]).toString("utf8"))), reject)
        .catch(reject);
    });
    asked.end();
  });
}
