import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";

export type Explained = {
  /** Stops at the first error. */
  readonly validate: ValidateFunction;
  /** The same schema with all errors, compiled on first use. */
  readonly explain: () => ValidateFunction;
};

/**
 * The size up to which all errors of a value are collected. Larger values get only the first error: Ajv joins the
 * errors of all references in quadratic time, half a minute for ten thousand lines.
 */
const MOST_EXPLAINED = 1000;

/** Returns how a value violates its schema: nothing, all errors of a small value, or the first error of a large one. */
export function explainErrors(value: unknown, { validate, explain }: Explained): readonly ErrorObject[] {
  if (validate(value)) return [];
  const first = validate.errors ?? [];
  if (countValues(value, MOST_EXPLAINED) > MOST_EXPLAINED) return first;
  const all = explain();
  all(value);
  return all.errors ?? first;
}

/** The numbers of items to keep in each list of a large value, tried in this order until it is small. */
const EXCERPTS = [20, 5, 2, 1];

/**
 * Works like explainErrors, but for a large value it adds all errors of an excerpt after the first error, since most
 * lists have the same errors in all items. Indexes after the first error refer to the excerpt.
 */
export function explainExcerpt(value: unknown, explained: Explained): readonly ErrorObject[] {
  const errors = explainErrors(value, explained);
  const [first] = errors;
  if (!first || countValues(value, MOST_EXPLAINED) <= MOST_EXPLAINED) return errors;
  const path = first.instancePath.split("/").slice(1);
  for (const most of EXCERPTS) {
    const excerpt = shorten(value, most, path);
    if (countValues(excerpt, MOST_EXPLAINED) <= MOST_EXPLAINED)
      // Too few items is what the excerpt has itself.
      return [first, ...explainErrors(excerpt, explained).filter(({ keyword }) => keyword !== "minItems")];
  }
  return errors;
}

/** A copy with the first items of each list, and the one that `path` leads through. */
function shorten(value: unknown, most: number, path: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const [next, ...rest] = path;
  const inside = ([key, item]: readonly [string, unknown]) =>
    [key, shorten(item, most, key === next ? rest : [])] as const;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(inside));
  const entries = Object.entries(value.slice(0, most));
  if (Number(next) >= most) entries.push([String(next), value[Number(next)]]);
  return entries.map((entry) => inside(entry)[1]);
}

/** The number of values within a value, itself included; counts no further than just above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  if (most < 1) return count;
  for (const item of Object.values(value)) {
    count += countValues(item, most - count);
    if (count > most) break;
  }
  return count;
}
