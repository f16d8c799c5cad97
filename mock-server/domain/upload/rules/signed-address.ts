import { createHash, timingSafeEqual } from "node:crypto";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

type SignedState = Pick<WorldState, "seed" | "clock">;

/** A file that nobody has used is kept as long. */
const VALID_MS = DAY_MS;

/** Looks random, but the same seed and the same calls make the same address. `expires` in seconds since 1970. */
const signatureOf = ({ seed }: SignedState, path: string, expires: number): string =>
  createHash("sha256").update(`file:${seed.seed}:${path}:${expires}`).digest("hex").slice(0, 32);

/** The query that opens a file for whoever has it, for a day on the world's clock. */
export function signedQuery(state: SignedState, path: string): string {
  const expires = Math.floor((state.clock.now() + VALID_MS) / 1000);
  return `expires=${expires}&signature=${signatureOf(state, path, expires)}`;
}

/** Whether the query opens the file at this path, and still does. */
export function isSigned(state: SignedState, path: string, query: string): boolean {
  const asked = new URLSearchParams(query);
  const [expires, signature] = [Number(asked.get("expires")), asked.get("signature") ?? ""];
  if (!Number.isSafeInteger(expires) || state.clock.now() >= expires * 1000) return false;
  const [right, given] = [Buffer.from(signatureOf(state, path, expires)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
