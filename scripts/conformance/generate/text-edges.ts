import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { textsFor } from "#api-spec/kit/samples.ts";
import { patternOf, type Schema } from "#api-spec/kit/schema.ts";
import type { Words } from "../../api-client/words.ts";

/** One value and what is special about it. `keyword` is the rule that an invalid one violates. */
export type Edge = { readonly value: FormValue; readonly keyword: string; readonly label: Words };

/** Creates an edge. */
export const edge = (value: FormValue, keyword: string, zh: string, en: string): Edge => ({
  value,
  keyword,
  label: { zh, en },
});

/** A longer text makes a request too large for some servers. */
const LONGEST_TEXT = 5000;

/** Valid texts of a schema: each bound at and just inside, special characters, samples of its pattern. */
export function validTexts(schema: Schema): Edge[] {
  const { minLength = 0, maxLength } = schema;
  if (patternOf(schema) !== undefined) return patternEdges(schema);
  const edges = [edge("药 a+b&c=%41&lt;𠮷", "maxLength", "含特殊字符", "with special characters")];
  if (minLength > 0)
    edges.push(
      edge("药".repeat(minLength), "minLength", `最短 ${minLength} 字`, `shortest, ${minLength}`),
      edge("药".repeat(minLength + 1), "minLength", `比最短多一字`, `one longer than the shortest`),
    );
  if (maxLength !== undefined && maxLength <= LONGEST_TEXT)
    edges.push(
      edge("药".repeat(maxLength), "maxLength", `最长 ${maxLength} 字`, `longest, ${maxLength}`),
      edge("药".repeat(maxLength - 1), "maxLength", "比最长少一字", "one shorter than the longest"),
    );
  return edges.filter(
    ({ value }) =>
      typeof value === "string" && value.length >= minLength && value.length <= (maxLength ?? Infinity),
  );
}

function patternEdges(schema: Schema): Edge[] {
  const { maxLength } = schema;
  const edges = textsFor(schema).map((value) => edge(value, "pattern", value, value));
  const shortest = shortestOf(schema);
  if (shortest !== undefined)
    edges.push(edge(shortest, "minLength", `最短：${shortest}`, `shortest: ${shortest}`));
  const longest = maxLength === undefined ? undefined : patternText(schema, maxLength);
  if (longest !== undefined)
    edges.push(edge(longest, "maxLength", `最长 ${maxLength} 字`, `longest, ${maxLength}`));
  return edges.filter(({ value }, index) => edges.findIndex((other) => other.value === value) === index);
}

/** Texts that violate a schema in exactly one way; a text that violates both a bound and the pattern is left out. */
export function invalidTexts(schema: Schema): Edge[] {
  const { minLength = 0, maxLength = Infinity } = schema;
  const pattern = patternOf(schema);
  const fits = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const wrong = "？".repeat(Math.max(3, minLength));
  const shorter = "a1b2c3d4e5".slice(0, minLength - 1);
  const edges: Edge[] = [];
  if (fits && !fits.test(wrong) && wrong.length <= maxLength)
    edges.push(
      edge(
        wrong,
        schema.pattern === undefined ? "format" : "pattern",
        `格式不对（${wrong}）`,
        `wrong format (${wrong})`,
      ),
    );
  if (minLength === 1 && fits?.test("") !== false) edges.push(edge("", "minLength", "空字符串", "empty"));
  if (minLength > 1 && fits?.test(shorter) !== false)
    edges.push(edge(shorter, "minLength", `短于 ${minLength} 字`, `shorter than ${minLength}`));
  const longer = maxLength < LONGEST_TEXT ? longerText(schema, maxLength + 1) : undefined;
  if (longer !== undefined)
    edges.push(edge(longer, "maxLength", `长于 ${maxLength} 字`, `longer than ${maxLength}`));
  return edges;
}

const longerText = (schema: Schema, length: number) =>
  patternOf(schema) === undefined ? "药".repeat(length) : patternText(schema, length);

/** Padding that most patterns allow at the start or the end. */
const FILLERS = ["", "a", "0"];

/** A text of exactly this length that matches the pattern, built from samples; undefined if none is found. */
function patternText(schema: Schema, length: number): string | undefined {
  const pattern = patternOf(schema);
  if (pattern === undefined || length < 1) return undefined;
  const fits = new RegExp(pattern, "u");
  const seeds = textsFor({ ...schema, minLength: 0, maxLength: Infinity });
  const candidates = seeds.flatMap((seed) => [
    seed.repeat(Math.ceil(length / seed.length)).slice(0, length),
    ...FILLERS.map((filler) => filler.repeat(Math.max(0, length - seed.length)) + seed.slice(-length)),
  ]);
  return candidates.find((text) => text.length === length && fits.test(text));
}

/** The shortest prefix of a sample that matches the pattern; undefined without a sample. */
function shortestOf(schema: Schema): string | undefined {
  const [sample = ""] = textsFor(schema);
  for (let length = Math.max(schema.minLength ?? 0, 1); length < sample.length; length += 1) {
    const text = patternText(schema, length);
    if (text !== undefined) return text;
  }
  return undefined;
}
