import type { FormValue } from "#api-spec/codec/encode-form.ts";
import { type Deref, type Schema, typesOf } from "../contract/schema.ts";
import { same } from "../checks/finding.ts";
import type { Words } from "../words.ts";
import { samplesOf } from "./samples.ts";

/** One value and what is particular about it. `keyword` is the rule that an invalid one breaks. */
export type Edge = { readonly value: FormValue; readonly keyword: string; readonly label: Words };

const edge = (value: FormValue, keyword: string, zh: string, en: string): Edge => ({
  value,
  keyword,
  label: { zh, en },
});

/** A longer text or list makes a request that servers refuse for its size. */
const LONGEST_TEXT = 5000;
const LONGEST_LIST = 1200;
/** An address of a request must stay short. */
const LONGEST_IN_ADDRESS = 500;

/** Values that a scalar schema allows: every value of its enum, and each bound at and just inside. */
export function validEdges(schema: Schema, deref: Deref): Edge[] {
  const plain = deref(schema);
  const { minimum, maximum, minLength = 0, maxLength } = plain;
  const values = plain.enum ?? (plain.const === undefined ? undefined : [plain.const]);
  if (values)
    return values.map((value) => ({
      value: value as FormValue,
      keyword: "enum",
      label: same(String(value)),
    }));
  const types = typesOf(plain);
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
    return edges;
  }
  if (!types.includes("string")) return [];
  if (plain.pattern !== undefined)
    return samplesOf(plain)
      .slice(0, 1)
      .map((value) => ({ value, keyword: "pattern", label: same(value) }));
  const edges = [edge("阿莫西林 a+b&c=%41", "maxLength", "含特殊字符", "with special characters")];
  if (minLength > 0)
    edges.push(edge("药".repeat(minLength), "minLength", `最短 ${minLength} 字`, `shortest, ${minLength}`));
  if (maxLength !== undefined && maxLength <= LONGEST_IN_ADDRESS)
    edges.push(edge("药".repeat(maxLength), "maxLength", `最长 ${maxLength} 字`, `longest, ${maxLength}`));
  return edges.filter(({ value }) => typeof value === "string" && value.length <= (maxLength ?? Infinity));
}

/** Values that a schema forbids for exactly one reason that a wire can tell: a form has no numbers and no nulls. */
export function invalidEdges(schema: Schema, deref: Deref): Edge[] {
  const plain = deref(schema);
  const { minimum, maximum, maxItems } = plain;
  const values = plain.enum ?? (plain.const === undefined ? undefined : [plain.const]);
  const types = typesOf(plain);
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
    return edges;
  }
  if (types.includes("string") && plain.contentMediaType === undefined) return textEdges(plain);
  if (types.includes("array") && maxItems !== undefined && maxItems < LONGEST_LIST)
    return [edge(null, "maxItems", `超过 ${maxItems} 项`, `more than ${maxItems} items`)];
  return [];
}

function outsideEnum(values: readonly unknown[], isNumber: boolean): Edge {
  const outside = isNumber ? Math.max(...values.map(Number)) + 97 : "no-such-value";
  return edge(outside, "enum", `不在枚举中（${outside}）`, `not in the enum (${outside})`);
}

function textEdges({ pattern, minLength = 0, maxLength }: Schema): Edge[] {
  const edges: Edge[] = [];
  // The pattern refuses the others too; each must differ in one way.
  if (pattern !== undefined && minLength <= 3 && !new RegExp(pattern, "u").test("？？？"))
    return [edge("？？？", "pattern", "格式不对（？？？）", "wrong format (？？？)")];
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

/** To the hundredth: amounts are decimals, which binary fractions are not. */
const round = (value: number) => Math.round(value * 100) / 100;
