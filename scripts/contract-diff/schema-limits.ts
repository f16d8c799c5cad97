import { isDeepStrictEqual } from "node:util";
import type { Part } from "./document.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, note } from "./walk.ts";

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = [
  "maximum",
  "exclusiveMaximum",
  "maxLength",
  "maxItems",
  "maxProperties",
  "maxContains",
  "x-max-bytes",
];
/** Each restricts the valid values, and two different ones cannot be ordered as narrower or wider. */
const CONSTRAINTS = [
  "format",
  "pattern",
  "multipleOf",
  "uniqueItems",
  "contentEncoding",
  "contentMediaType",
  "x-money",
];

/** Formats that set the width of a number in typed languages; its bounds decide which values are valid. */
const WIDTHS: readonly unknown[] = [undefined, "int32", "int64", "double"];

/** The keywords compared here. */
export const LIMIT_KEYWORDS = [...LOWER, ...UPPER, ...CONSTRAINTS];

/** A missing lower bound is below all others, a missing upper bound above. */
function compareBound(walk: Walk, place: Place, name: string, before: Part, after: Part): void {
  const isLower = LOWER.includes(name);
  const bound = (schema: Part) => Number(schema[name] ?? (isLower ? -Infinity : Infinity));
  const [old, fresh] = [bound(before), bound(after)];
  if (old === fresh) return;
  const values = { name, old: showValue(before[name]), new: showValue(after[name]) };
  note(walk, place, fresh > old === isLower ? "bound-narrowed" : "bound-widened", values);
}

function compareConstraint(walk: Walk, place: Place, name: string, before: Part, after: Part): void {
  // `uniqueItems: false` is the default.
  const value = (schema: Part) => (schema[name] === false ? undefined : schema[name]);
  const [old, fresh] = [value(before), value(after)];
  if (isDeepStrictEqual(old, fresh)) return;
  const values = { name, old: showValue(old), new: showValue(fresh) };
  if (name === "format" && WIDTHS.includes(old) && WIDTHS.includes(fresh))
    return note(walk, place, "marker-changed", values);
  if (old === undefined) note(walk, place, "constraint-added", values);
  else note(walk, place, fresh === undefined ? "constraint-removed" : "constraint-changed", values);
}

/** Compares bounds, formats and the like. For an enum the list of values says it all. */
export function compareLimits(walk: Walk, place: Place, before: Part, after: Part): void {
  const isListed = [before, after].some((schema) => "enum" in schema || "const" in schema);
  const bounds = isListed ? [] : [...LOWER, ...UPPER];
  for (const name of bounds) compareBound(walk, place, name, before, after);
  for (const name of CONSTRAINTS) compareConstraint(walk, place, name, before, after);
}
