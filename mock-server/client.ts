import type { PlannedFault } from "./faults/fault-plan.ts";
import type { FaultRule } from "./faults/fault.ts";

export type ClockReading = { readonly now: string; readonly frozen: boolean };
export type RequestRecord = {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly operation_id: string | null;
  readonly world: string;
  readonly status: number;
  readonly ms: number;
  readonly body: unknown;
  readonly body_bytes: number;
  readonly response_bytes: number;
  readonly violations: readonly string[];
  readonly fault: string | null;
  readonly curl: string;
};
export type OutboxMessage = {
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly sent_at: string;
};
export type Health = { readonly status: "ok"; readonly operations: number; readonly from_examples: string[] };
export type MockControl = ReturnType<typeof createMockControl>;

/**
 * The control API of a running mock, for one world. `baseUrl` is the address of any of its hosts. Every call rejects
 * with the server's own message when it is refused.
 */
export function createMockControl({ baseUrl, world = "default" }: { baseUrl: string; world?: string }) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${baseUrl}/__mock__/${path}`, {
      method,
      headers: { "x-mock-world": world, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok)
      throw new Error(`${method} /__mock__/${path}: ${response.status} ${answer.message ?? ""}`);
    return answer;
  }
  const setClock = (wish: object) => ask<ClockReading>("PUT", "clock", wish);
  return {
    health: () => ask<Health>("GET", "health"),
    /** The world back to the seed, with its clock, faults, sessions and log. */
    reset: () => ask<unknown>("POST", "reset"),
    /** Drops the world. */
    drop: () => ask<unknown>("DELETE", `worlds?name=${world}`),
    worlds: async () => (await ask<{ worlds: { name: string }[] }>("GET", "worlds")).worlds,
    faults: {
      add: (rule: FaultRule) => ask<PlannedFault>("POST", "faults", rule),
      list: async () => (await ask<{ faults: PlannedFault[] }>("GET", "faults")).faults,
      clear: (id?: number) => ask<unknown>("DELETE", id === undefined ? "faults" : `faults?id=${id}`),
    },
    clock: {
      read: () => ask<ClockReading>("GET", "clock"),
      /** Stops the clock, at a time of Shanghai (`2026-11-21 10:00:00`) or where it stands. */
      freeze: (at: string | true = true) => setClock({ freeze: at }),
      set: (at: string) => setClock({ set: at }),
      /** By seconds, or by `30m`, `24h`, `7d`. */
      advance: (by: number | string) => setClock({ advance: by }),
      resume: () => setClock({ resume: true }),
    },
    requests: async (filter: { operationId?: string; status?: string } = {}) =>
      (await ask<{ requests: RequestRecord[] }>("GET", `requests?${new URLSearchParams(filter).toString()}`))
        .requests,
    clearRequests: () => ask<unknown>("DELETE", "requests"),
    outbox: async () => (await ask<{ messages: OutboxMessage[] }>("GET", "outbox")).messages,
  };
}
