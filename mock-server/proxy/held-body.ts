import type { ByteBudget } from "./byte-budget.ts";

/** Larger bodies are passed on, but not judged. */
export const HELD_BYTES = 20 * 1024 * 1024;

/** A copy of a body that passes by, as long as it is not too large to be kept. */
export type HeldBody = {
  /** Keeps a chunk; false as soon as the body is too large, and what was kept is let go. */
  add(chunk: Buffer): boolean;
  /** All that was kept so far; undefined if the body was too large. */
  bytes(): Buffer | undefined;
  /** How many bytes have passed, kept or not. */
  readonly passed: number;
  /** Gives the memory back to the others. */
  release(): void;
};

export function createHeldBody(budget: ByteBudget, limit = HELD_BYTES): HeldBody {
  let chunks: Buffer[] | undefined = [];
  let kept = 0;
  let passed = 0;
  const release = () => {
    budget.give(kept);
    kept = 0;
    chunks = undefined;
  };
  return {
    add(chunk) {
      passed += chunk.length;
      if (chunks && (passed > limit || !budget.take(chunk.length))) release();
      if (!chunks) return false;
      chunks.push(chunk);
      kept += chunk.length;
      return true;
    },
    bytes: () => chunks && Buffer.concat(chunks),
    get passed() {
      return passed;
    },
    release,
  };
}
