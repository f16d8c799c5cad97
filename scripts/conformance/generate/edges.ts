import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { same } from "../../api-client/checks/finding.ts";
import { validAmounts, wrongNotations } from "./notation-edges.ts";
import { type Edge, edge, invalidTexts, validTexts } from "./text-edges.ts";

/** A longer list makes a request too large for some servers. */
export const LONGEST_LIST = 1200;

/** Valid values of a scalar schema: every value of its enum, and each bound at and just inside. */
export function validEdges(schema: Schema): Edge[] {
  const { minimum, maximum } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values)
    return values.map((value) => ({
      value: value as FormValue,
      keyword: "enum",
      label: same(String(value)),
    }));
  const types = typesOf(schema);
  if (types.includes("integer") || types.includes("number")) {
    const step = types.includes("integer") ? 1 : 0.01;
    const edges: Edge[] = [];
    if (minimum !== undefined)
      edges.push(
        edge(minimum, "minimum", `等于下限 ${minimum}`, `at the minimum ${minimum}`),
        edge(minimum + step, "minimum", `略高于下限 ${minimum}`, `just above the minimum ${minimum}`),
      );
    if (maximum !== undefined)
      edges.push(
        edge(maximum, "maximum", `等于上限 ${maximum}`, `at the maximum ${maximum}`),
        edge(round(maximum - step), "maximum", `略低于上限 ${maximum}`, `just below the maximum ${maximum}`),
      );
    edges.push(...validAmounts(schema));
    return edges.filter(
      ({ value }) => Number(value) >= (minimum ?? -Infinity) && Number(value) <= (maximum ?? Infinity),
    );
  }
  return types.includes("string") ? validTexts(schema) : [];
}

/** Values that violate a schema in exactly one way and can be encoded in a form, which has neither numbers nor null. */
export function invalidEdges(schema: Schema): Edge[] {
  const { minimum, maximum, maxItems } = schema;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const types = typesOf(schema);
  const isNumber =
    types.includes("integer") || types.includes("number") || values?.every(Number.isFinite) === true;
  if (values) return [outsideEnum(values, isNumber)];
  if (isNumber) {
    const edges = [edge("abc", "type", "不是数字（abc）", "no number (abc)")];
    const step = types.includes("integer") ? 1 : 0.01;
    if (types.includes("integer")) edges.push(edge("1.5", "type", "不是整数（1.5）", "no integer (1.5)"));
    if (minimum !== undefined)
      edges.push(
        edge(round(minimum - step), "minimum", `低于下限 ${minimum}`, `below the minimum ${minimum}`),
      );
    if (maximum !== undefined)
      edges.push(
        edge(round(maximum + step), "maximum", `高于上限 ${maximum}`, `above the maximum ${maximum}`),
      );
    return [...edges, ...wrongNotations(schema)];
  }
  if (types.includes("string") && schema.contentMediaType === undefined)
    return [...invalidTexts(schema), ...wrongNotations(schema)];
  if (types.includes("array") && maxItems !== undefined && maxItems < LONGEST_LIST)
    return [edge(null, "maxItems", `超过 ${maxItems} 项`, `more than ${maxItems} items`)];
  return [];
}

function outsideEnum(values: readonly unknown[], isNumber: boolean): Edge {
  const outside = isNumber ? Math.max(...values.map(Number)) + 97 : "no-such-value";
  return edge(outside, "enum", `不在枚举中（${outside}）`, `not in the enum (${outside})`);
}

/** Rounds to hundredths: amounts are decimals, which floating-point numbers cannot represent exactly. */
const round = (value: number) => Math.round(value * 100) / 100;
