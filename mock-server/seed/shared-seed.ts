import type { Seed } from "#mock/domain/seed.ts";
import { createSeed } from "./seed.ts";

/** Each takes several MB. */
const MOST_SEEDS = 3;

const known = new Map<string, Seed>();

/**
 * The seed of these numbers, built once. It is immutable, so it is shared by several servers in one process, and by
 * reloads of the server's code.
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
