import { type Schema, typesOf } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";

const INT32 = 2 ** 31 - 1;

/** The values that an enum or the bounds of a schema allow at most. */
function extremes({ enum: values = [], minimum = 0, maximum = 0 }: Schema): readonly number[] {
  return [...values.filter((value) => typeof value === "number"), minimum, maximum];
}

function formatOf(schema: Schema): string | undefined {
  const types = typesOf(schema);
  if (types.includes("number")) return "double";
  if (!types.includes("integer")) return undefined;
  return extremes(schema).every((value) => Math.abs(value) <= INT32) ? "int32" : "int64";
}

/** Without a format a generated Go client keeps money in 32 bits, and a Java client times in an Integer. */
export const numberFormats: Rule = () => ({
  Schema: {
    enter(schema, { report }) {
      const expected = formatOf(schema);
      if (expected !== undefined && schema.format !== expected)
        report({ message: `Say format: ${expected}, which its type and bounds allow.` });
    },
  },
});
