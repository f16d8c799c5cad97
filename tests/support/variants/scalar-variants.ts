import type { Schema } from "#api-spec/kit/schema.ts";

/** Values of every JSON type. */
export const OTHER_KINDS: readonly unknown[] = [null, true, 7, 1.5, "7", "", [], {}];

/** Values at the bounds of a scalar, just inside and just outside; for an enum its values and one outside it. */
export function scalarVariants(schema: Schema, value: unknown): unknown[] {
  if (schema.enum) return [...schema.enum, outside(schema.enum)];
  if (schema.const !== undefined) return [schema.const, outside([schema.const])];
  if (typeof value === "number") return numbers(schema);
  return typeof value === "string" ? texts(schema, value) : [];
}

function numbers({ minimum, maximum, multipleOf }: Schema): unknown[] {
  const step = multipleOf ?? 1;
  return [
    ...(minimum === undefined ? [-1, 0] : [minimum, minimum - step, minimum - 0.01]),
    ...(maximum === undefined ? [] : [maximum, maximum + step, maximum + 0.01]),
    ...(multipleOf === undefined ? [] : [(minimum ?? 0) + multipleOf / 2]),
  ];
}

function texts({ minLength = 0, maxLength, pattern }: Schema, value: string): unknown[] {
  const shorter = minLength > 0 ? ["文".repeat(minLength), "文".repeat(minLength - 1)] : [];
  // The second character is two UTF-16 code units in JavaScript, but one character in the contract.
  const longer =
    maxLength === undefined
      ? []
      : ["文", "𠮷"].flatMap((one) => [one.repeat(maxLength), one.repeat(maxLength + 1)]);
  // A trailing newline: `$` accepts it in some regex dialects.
  const broken = pattern === undefined ? [] : ["不合", `${value}9`, `9${value}`, `${value}\n`, ` ${value}`];
  return [...shorter, ...longer, ...broken];
}

const outside = (list: readonly unknown[]) =>
  list.every((item) => typeof item === "number") ? Math.max(...(list as number[])) + 1 : "不在其中";
