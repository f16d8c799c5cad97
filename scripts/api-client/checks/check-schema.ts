import type { ErrorObject } from "ajv";
import { type Explained, explainExcerpt } from "#api-spec/kit/explain-errors.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { typesOf } from "#api-spec/kit/schema.ts";
import { type ResponseRule, type Finding, firstOfEach, same, show } from "./finding.ts";

const BOUNDS = new Set([
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
]);
const MONEY = "x-money";

/**
 * The errors of a value against a schema, one per location and rule. Typical mistakes of some languages, such as
 * numbers as strings, have their own rules. Of long lists the first items are looked at. `root` is the prefix of each
 * location.
 */
export function checkSchema(schema: Explained, value: unknown, root: string): Finding[] {
  // These only say that a part failed, which has its own error.
  const specific = explainExcerpt(value, schema).filter(
    ({ keyword }) => !["anyOf", "oneOf", "if"].includes(keyword),
  );
  return firstOfEach(specific.map((error) => findingOf(error, root)));
}

function findingOf(error: ErrorObject, root: string): Finding {
  const place = `${root}${placeOf(error.instancePath)}`;
  const { keyword, data, params, parentSchema } = error as ErrorObject<string, Record<string, unknown>>;
  if (keyword === "required")
    return {
      rule: isInferred(parentSchema as Schema | undefined, String(params.missingProperty))
        ? "missing-inferred-field"
        : "missing-field",
      place: `${place}.${String(params.missingProperty)}`,
      expected: { zh: "始终存在", en: "always there" },
      seen: { zh: `没有；同级有 ${names(data)}`, en: `missing; beside it: ${names(data)}` },
    };
  return {
    rule: ruleOf(error),
    place,
    expected: same(expectation(error)),
    seen: same(show(data)),
  };
}

/** True for a field that the contract adds to a documented schema by inference. */
function isInferred(schema: Schema | undefined, field: string): boolean {
  if (schema?.["x-provenance"] === "inferred") return false;
  return schema?.properties?.[field]?.["x-provenance"] === "inferred" && field !== "data";
}

function ruleOf({ keyword, data, parentSchema, params }: ErrorObject): ResponseRule {
  if (data === null) return "null-not-allowed";
  const types = typesOf((parentSchema ?? {}) as { type?: string });
  const isNumber = types.includes("integer") || types.includes("number");
  const allowed = parentSchema as { enum?: unknown[]; const?: unknown };
  const values = allowed.enum ?? (allowed.const === undefined ? [] : [allowed.const]);
  const wantsNumber = isNumber || (values.length > 0 && values.every((each) => typeof each === "number"));
  if (wantsNumber && typeof data === "string" && data.trim() !== "" && Number.isFinite(Number(data)))
    return "number-as-text";
  if (wantsNumber && typeof data === "boolean") return "boolean-for-flag";
  if (keyword === "type") {
    const wants = [(params as { type: unknown }).type].flat();
    if (wants.includes("object") && Array.isArray(data) && data.length === 0) return "empty-list-for-object";
    return "wrong-type";
  }
  if (keyword === "enum" || keyword === "const") return "not-in-enum";
  if (keyword === "minimum" && parentSchema?.[MONEY] !== undefined) return "money";
  if (BOUNDS.has(keyword)) return "out-of-bounds";
  return keyword === "pattern" || keyword === "format" ? "wrong-format" : "schema";
}

function expectation({ keyword, params, message }: ErrorObject): string {
  const given = params as Record<string, unknown>;
  if (keyword === "type") return [given.type].flat().join(" | ");
  if (keyword === "enum") return `one of ${show(given.allowedValues)}`;
  if (keyword === "const") return show(given.allowedValue);
  return message ?? keyword;
}

/** `/data/list/3/price` → `.data.list[].price`. */
const placeOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? "[]" : `.${part.replaceAll("~1", "/").replaceAll("~0", "~")}`))
    .join("");

const names = (data: unknown) =>
  typeof data === "object" && data !== null ? Object.keys(data).slice(0, 20).join(", ") : show(data);
