import type { Schema } from "./schema.ts";

/** The fields that a condition of a schema (`if`, `then`) requires, and the constants under which it does. */
export type Condition = {
  readonly when: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
};

/** The condition of a schema: this contract's compare fields with constants. Undefined without one. */
export function conditionOf({ if: when, then }: Schema): Condition | undefined {
  if (!when || !then) return undefined;
  const constants = Object.entries(when.properties ?? {}).map(
    ([name, field]) => [name, field.const] as const,
  );
  return { when: Object.fromEntries(constants), required: then.required ?? [] };
}

/**
 * An object with the fields that the condition of its schema requires and it lacks, as `sample` makes it; any other
 * value as it is.
 */
export function fulfilCondition<T>(value: T, schema: Schema, sample: (field: Schema) => unknown): T {
  const condition = conditionOf(schema);
  if (!condition || typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  if (Object.entries(condition.when).some(([name, constant]) => fields[name] !== constant)) return value;
  const missing = condition.required.filter((name) => fields[name] === undefined);
  const samples = missing.map((name) => [name, sample(schema.properties?.[name] ?? {})] as const);
  return { ...value, ...Object.fromEntries(samples) };
}
