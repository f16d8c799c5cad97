import fc from "fast-check";
import { expect } from "vitest";
import { countPatternWork } from "./pattern-work-for-test.ts";

/** The same texts in every run: a failure can be repeated. */
const SEED = 20_261_123;
const TEXTS = 6;
/** Characters: longer than any line on which patterns are tried. */
const SIZE = 4000;
/** The steps allowed besides linear growth, for a last line that may be just short enough for the patterns. */
const FIXED_STEPS = 2_000_000;

/**
 * Expects that a parser takes no more than twice the steps for twice the text, for texts that repeat and mix `pieces`:
 * what its patterns look for, and what nearly is that.
 */
export function expectLinearWork(parse: (text: string) => unknown, pieces: readonly string[]): void {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 3, unit: "binary" }) },
  );
  const blocks = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(blocks, (parts) => {
      const block = parts.map(([part, times]) => part.repeat(times)).join("");
      const repeats = Math.ceil(SIZE / block.length);
      const steps = (factor: number) => countPatternWork(() => parse(block.repeat(repeats * factor)));
      expect(steps(2)).toBeLessThanOrEqual(2.2 * steps(1) + FIXED_STEPS);
    }),
    { seed: SEED, numRuns: TEXTS },
  );
}
