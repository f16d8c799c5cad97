import { exchange } from "./exchange.ts";
import type { HostileCase } from "./hostile-case.ts";
import { wrongWith } from "./wrong-with.ts";

/** Sends a hostile case to a mock; says what is wrong with what came back, undefined when all is well. */
export async function tryCase(port: number, hostile: HostileCase): Promise<string | undefined> {
  const { allowed, responses: expected } = hostile;
  const { responses, closed, ms } = await exchange(port, hostile.pieces(), hostile);
  const last = responses.at(-1);
  const statuses = responses.map(({ status }) => status).join(", ") || "nothing";
  if (!closed) return `the connection is still open after ${Math.round(ms)} ms (answered: ${statuses})`;
  if (!allowed.includes(last?.status ?? "closed"))
    return `answered ${statuses}, allowed is ${allowed.join(", ")}`;
  if (expected === undefined ? responses.length > 1 : last !== undefined && responses.length !== expected)
    return `${responses.length} responses (${statuses}), expected ${expected ?? 1}`;
  return responses.map(wrongWith).find((wrong) => wrong !== undefined);
}
