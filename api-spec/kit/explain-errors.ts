import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";

export type Explained = {
  /** Stops at the first error. */
  readonly validate: ValidateFunction;
  /** The same schema with all errors, compiled on first use. */
  readonly explain: () => ValidateFunction;
};

/**
 * Of larger values only the first error is known: Ajv joins the errors of all references, which takes quadratic time, half
 * a minute for ten thousand lines.
 */
const MOST_EXPLAINED = 1000;

/** How a value violates its schema: nothing, all errors of a small value, or the first one of a large value. */
export function explainErrors(value: unknown, { validate, explain }: Explained): readonly ErrorObject[] {
  if (validate(value)) return [];
  const first = validate.errors ?? [];
  if (countValues(value, MOST_EXPLAINED) > MOST_EXPLAINED) return first;
  const all = explain();
  all(value);
  return all.errors ?? first;
}

/** The number of values within a value, itself included; counts no further than just above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  for (const item of Object.values(value)) {
    count += countValues(item, most - count);
    if (count > most) break;
  }
  return count;
}
