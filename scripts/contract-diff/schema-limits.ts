import { isDeepStrictEqual } from "node:util";
import { type Part, asList } from "./document.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, note } from "./walk.ts";

const LOWER = ["minimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "maxLength", "maxItems", "maxProperties", "maxContains", "x-max-bytes"];
/** Bounds that are not themselves valid, by the bound that they are like. */
const EXCLUSIVE: Readonly<Record<string, string>> = {
  minimum: "exclusiveMinimum",
  maximum: "exclusiveMaximum",
};
/** Each restricts the valid values, and two different ones cannot be ordered as narrower or wider. */
const CONSTRAINTS = ["format", "pattern", "uniqueItems", "contentEncoding", "contentMediaType", "x-money"];

/** Formats that set the width of a number in typed languages; its bounds decide which values are valid. */
const WIDTHS: readonly unknown[] = [undefined, "int32", "int64", "float", "double"];

/** The keywords compared here. */
export const LIMIT_KEYWORDS = [...LOWER, ...UPPER, ...Object.values(EXCLUSIVE), "multipleOf", ...CONSTRAINTS];

/** The stricter of two values of a bound; undefined if the keyword is none. */
export function stricterBound(name: string, one: unknown, other: unknown): number | undefined {
  if (LOWER.includes(name) || name === EXCLUSIVE.minimum) return Math.max(Number(one), Number(other));
  if (UPPER.includes(name) || name === EXCLUSIVE.maximum) return Math.min(Number(one), Number(other));
  return undefined;
}

const isOfIntegers = ({ type }: Part) => asList(type).concat(type).includes("integer");

type Bound = { readonly value: number; readonly isExclusive: boolean; readonly shown: string };

/** The bound of either keyword that decides. A missing lower bound is below all others, a missing upper bound above. */
function boundOf(schema: Part, name: string): Bound {
  const sign = LOWER.includes(name) ? 1 : -1;
  const [inclusive, exclusive] = [name, EXCLUSIVE[name] ?? ""].map((key) =>
    key in schema ? Number(schema[key]) : -sign * Infinity,
  ) as [number, number];
  const isExclusive = sign * exclusive >= sign * inclusive && Number.isFinite(exclusive);
  const key = isExclusive ? (EXCLUSIVE[name] ?? "") : name;
  // Among integers, above 0 is from 1.
  const isInteger = isOfIntegers(schema) && isExclusive;
  const value = isInteger ? sign * (Math.floor(sign * exclusive) + 1) : isExclusive ? exclusive : inclusive;
  const shown = `${isExclusive ? `${key} ` : ""}${showValue(schema[key])}`;
  return { value, isExclusive: isExclusive && !isInteger, shown };
}

function compareBound(walk: Walk, place: Place, name: string, before: Part, after: Part): void {
  const isLower = LOWER.includes(name);
  const [old, fresh] = [boundOf(before, name), boundOf(after, name)];
  if (old.value === fresh.value && old.isExclusive === fresh.isExclusive) return;
  const isNarrower = old.value === fresh.value ? fresh.isExclusive : fresh.value > old.value === isLower;
  const values = { name, old: old.shown, new: fresh.shown };
  note(walk, place, isNarrower ? "bound-narrowed" : "bound-widened", values);
}

/** True if every multiple of one number is one of the other. */
const divides = (divisor: number, number: number): boolean => {
  const quotient = number / divisor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 && Math.round(quotient) !== 0;
};

/** Finer steps allow more values, and all that were valid before if the old step is a multiple of the new one. */
function compareStep(walk: Walk, place: Place, before: Part, after: Part): void {
  const stepOf = (schema: Part) =>
    schema.multipleOf === 1 && isOfIntegers(schema) ? undefined : schema.multipleOf;
  const [old, fresh] = [stepOf(before), stepOf(after)];
  if (old === fresh) return;
  const values = { name: "multipleOf", old: showValue(old), new: showValue(fresh) };
  if (fresh === undefined || (old !== undefined && divides(Number(fresh), Number(old))))
    note(walk, place, "bound-widened", values);
  else if (old === undefined || divides(Number(old), Number(fresh)))
    note(walk, place, "bound-narrowed", values);
  else note(walk, place, "constraint-changed", values);
}

function compareConstraint(walk: Walk, place: Place, name: string, before: Part, after: Part): void {
  // `uniqueItems: false` is the default.
  const value = (schema: Part) => (schema[name] === false ? undefined : schema[name]);
  const [old, fresh] = [value(before), value(after)];
  if (isDeepStrictEqual(old, fresh)) return;
  const values = { name, old: showValue(old), new: showValue(fresh) };
  if (name === "format" && WIDTHS.includes(old) && WIDTHS.includes(fresh))
    return note(walk, place, "width-changed", values);
  if (old === undefined) note(walk, place, "constraint-added", values);
  else note(walk, place, fresh === undefined ? "constraint-removed" : "constraint-changed", values);
}

/** Compares bounds, formats and the like. For an enum the list of values says it all. */
export function compareLimits(walk: Walk, place: Place, before: Part, after: Part): void {
  const isListed = [before, after].some((schema) => "enum" in schema || "const" in schema);
  const bounds = isListed ? [] : [...LOWER, ...UPPER];
  for (const name of bounds) compareBound(walk, place, name, before, after);
  if (!isListed) compareStep(walk, place, before, after);
  for (const name of CONSTRAINTS) compareConstraint(walk, place, name, before, after);
}
