import { textsFor } from "#api-spec/kit/samples.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

/** What may be put in front of a text or behind it without breaking most patterns. */
const FILLERS = ["", "a", "0"];

/** A text of exactly so many characters that the pattern allows; undefined when none is found from the samples. */
export function patternText({ pattern, ...rest }: Schema, length: number): string | undefined {
  if (pattern === undefined || length < 1) return undefined;
  const fits = new RegExp(pattern, "u");
  const seeds = textsFor({ ...rest, pattern, minLength: 0, maxLength: Infinity });
  const candidates = seeds.flatMap((seed) => [
    seed.repeat(Math.ceil(length / seed.length)).slice(0, length),
    ...FILLERS.map((filler) => filler.repeat(Math.max(0, length - seed.length)) + seed.slice(-length)),
  ]);
  return candidates.find((text) => text.length === length && fits.test(text));
}

/** The shortest beginning of a sample that the pattern allows; undefined without a sample. */
export function shortestOf(schema: Schema): string | undefined {
  const [sample = ""] = textsFor(schema);
  for (let length = Math.max(schema.minLength ?? 0, 1); length < sample.length; length += 1) {
    const text = patternText(schema, length);
    if (text !== undefined) return text;
  }
  return undefined;
}
