import type { Schema } from "#api-spec/kit/schema.ts";
import { type Edge, edge } from "./text-edges.ts";

const isAmount = (schema: Schema): boolean => schema["x-money"] !== undefined;

/**
 * Texts that a number parser or a calendar may let through, though the contract does not: a third decimal and an
 * exponent in money, and days that do not exist. A text that a bound refuses, too, is left out.
 */
export function wrongNotations(schema: Schema): Edge[] {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, format } = schema;
  if (format === "date")
    return [
      edge("2026-13-45", "format", "不存在的日期（2026-13-45）", "no date of the calendar (2026-13-45)"),
      edge("2026-02-30", "format", "不存在的日期（2026-02-30）", "no date of the calendar (2026-02-30)"),
    ];
  if (!isAmount(schema)) return [];
  const third = edge("12.345", "multipleOf", "三位小数（12.345）", "a third decimal (12.345)");
  const exponent = edge("1e1", "notation", "指数写法（1e1）", "an exponent (1e1)");
  return [...(multipleOf === undefined ? [] : [third]), exponent].filter(
    ({ value }) => Number(value) >= minimum && Number(value) <= maximum,
  );
}

/** Amounts that are multiples of 0.01, though no binary fraction divides so: 19.99 / 0.01 is 1998.9999999999998. */
export const validAmounts = (schema: Schema): Edge[] =>
  isAmount(schema) ? [edge(19.99, "multipleOf", "两位小数（19.99）", "two decimals (19.99)")] : [];
