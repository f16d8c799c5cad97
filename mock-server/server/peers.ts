import type { IncomingMessage, ServerResponse } from "node:http";
import type { Host } from "#api-spec/kit/document.ts";

/** The other processes of a mock that has several: each world lives in one of them. */
export type Peers = {
  /** Whether this process holds the world. */
  readonly owns: (world: string) => boolean;
  /**
   * Answers a request by the process that holds its world. False for one of this process, which it answers itself, and for
   * one that another process has sent.
   */
  pass(host: Host, request: IncomingMessage, response: ServerResponse): boolean;
  /** Where the connection of a request begins, also of one that another process has passed on; undefined once it is closed. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** What the others answer to a call of the control API; nothing for a call that one of them has sent. Rejects if one fails. */
  ask(request: IncomingMessage, method: string, address: string): Promise<unknown[]>;
};

/** Of a mock in one process. */
export const ALONE: Peers = {
  owns: () => true,
  pass: () => false,
  addressOf: ({ socket }) => socket.remoteAddress,
  ask: () => Promise.resolve([]),
};
