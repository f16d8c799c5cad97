import type { Seed } from "#mock/domain/seed.ts";
import { createSeed } from "./seed.ts";

/** Each is some MB. */
const MOST_SEEDS = 3;

const known = new Map<string, Seed>();

/**
 * The seed of these numbers, made once: it is never written, so that several servers of one process, and a server whose
 * code is loaded anew while the seed's own stays, share it.
 */
export function sharedSeed(numbers: { readonly seed: number; readonly scale: number }): Seed {
  const key = `${numbers.seed} ${numbers.scale}`;
  const seed = known.get(key) ?? createSeed(numbers);
  known.delete(key);
  known.set(key, seed);
  const [oldest] = known.keys();
  if (known.size > MOST_SEEDS && oldest !== undefined) known.delete(oldest);
  return seed;
}
