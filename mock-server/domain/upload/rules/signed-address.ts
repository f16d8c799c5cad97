import type { WorldState } from "#mock/domain/world-state.ts";
import { digest } from "#mock/world/digest.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

type SignedState = Pick<WorldState, "secret" | "clock">;

/** A file that nobody has used is stored as long. */
const VALID_MS = DAY_MS;

/** `expires` in seconds since 1970. */
const signatureOf = ({ secret }: SignedState, path: string, expires: number): string =>
  secret.digest(`file:${path}:${expires}`).toString("hex", 0, 16);

/** The query that opens a file for whoever has it, for a day on the world's clock. */
export function signedQuery(state: SignedState, path: string): string {
  const expires = Math.floor((state.clock.now() + VALID_MS) / 1000);
  return `expires=${expires}&signature=${signatureOf(state, path, expires)}`;
}

/** True if the query is signed for the file at this path, and has not expired. */
export function isSigned(state: SignedState, path: string, text: string): boolean {
  const query = new URLSearchParams(text);
  const [expires, signature] = [Number(query.get("expires")), query.get("signature") ?? ""];
  if (!Number.isSafeInteger(expires) || state.clock.now() >= expires * 1000) return false;
  // Digests, so that the time of the comparison says nothing of the signature.
  return digest(signatureOf(state, path, expires)).equals(digest(signature));
}
