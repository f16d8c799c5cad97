import type { Schema } from "../contract/schema.ts";

/** Texts that mean something, of which those that a pattern allows are used before any that is made up. */
const SAMPLES = [
  "2026-11-21",
  "2026-11-21 10:00:00",
  "13800000001",
  "0571-88886666",
  "246810",
  "demo1234",
  "buyer2026",
  "91330106MA2ABCDE1X",
  "chenxm@example.com",
  "SF1234567890123",
  "7",
  "kangning",
];

/** Samples that fit the pattern of a schema; none where it has no pattern. */
export function samplesOf({ pattern, minLength = 0, maxLength = Infinity }: Schema): readonly string[] {
  if (pattern === undefined) return [];
  const fits = new RegExp(pattern, "u");
  return SAMPLES.filter((text) => fits.test(text) && text.length >= minLength && text.length <= maxLength);
}
