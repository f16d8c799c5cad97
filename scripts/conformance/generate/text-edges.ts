import type { Schema } from "../contract/schema.ts";
import { type Edge, edge } from "./edge.ts";
import { patternText, shortestOf } from "./pattern-edges.ts";
import { samplesOf } from "./samples.ts";

/** A longer text makes a request that servers refuse for its size. */
const LONGEST_TEXT = 5000;

/** Texts that a schema allows: each bound at and just inside, special characters, samples of its pattern. */
export function validTexts(schema: Schema): Edge[] {
  const { minLength = 0, maxLength, pattern } = schema;
  if (pattern !== undefined) return patternEdges(schema);
  const edges = [edge("阿莫西林 a+b&c=%41 𠮷", "maxLength", "含特殊字符", "with special characters")];
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
  const edges = samplesOf(schema).map((value) => edge(value, "pattern", value, value));
  const shortest = shortestOf(schema);
  if (shortest !== undefined)
    edges.push(edge(shortest, "minLength", `最短：${shortest}`, `shortest: ${shortest}`));
  const longest = maxLength === undefined ? undefined : patternText(schema, maxLength);
  if (longest !== undefined)
    edges.push(edge(longest, "maxLength", `最长 ${maxLength} 字`, `longest, ${maxLength}`));
  return edges.filter(({ value }, index) => edges.findIndex((other) => other.value === value) === index);
}

/** Texts that a schema forbids, each for one reason. */
export function invalidTexts(schema: Schema): Edge[] {
  const { pattern, minLength = 0, maxLength } = schema;
  const edges: Edge[] = [];
  // Where the pattern refuses a longer text too, it would be wrong in two ways.
  if (pattern !== undefined && minLength <= 3 && !new RegExp(pattern, "u").test("？？？")) {
    const longer = maxLength === undefined ? undefined : patternText(schema, maxLength + 1);
    return [
      edge("？？？", "pattern", "格式不对（？？？）", "wrong format (？？？)"),
      ...(longer === undefined
        ? []
        : [edge(longer, "maxLength", `长于 ${maxLength} 字`, `longer than ${maxLength}`)]),
    ];
  }
  if (minLength === 1) edges.push(edge("", "minLength", "空字符串", "empty"));
  if (minLength > 1)
    edges.push(
      edge(
        "a1b2c3d4e5".slice(0, minLength - 1),
        "minLength",
        `短于 ${minLength} 字`,
        `shorter than ${minLength}`,
      ),
    );
  if (maxLength !== undefined && maxLength < LONGEST_TEXT)
    edges.push(
      edge("药".repeat(maxLength + 1), "maxLength", `长于 ${maxLength} 字`, `longer than ${maxLength}`),
    );
  return edges;
}
