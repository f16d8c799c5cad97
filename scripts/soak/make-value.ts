import type { Schema } from "#api-spec/kit/schema.ts";
import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { Known } from "./known.ts";
import { contract } from "./operations.ts";

/** From what a value is made. */
export type Makings = {
  readonly random: () => number;
  readonly known: Known;
  /** Written into free text. */
  readonly marker: string;
  /** Of the operation: `ids` without more are ids of its things. */
  readonly tag: string;
};

/** Fields that are called otherwise than what they name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  other_user_id: "in:/api/user/stores",
  title_id: "in:/api/user/invoice_title",
  invoice_title_id: "in:/api/user/invoice_title",
  address_id: "in:/api/user/address",
  voucher_id: "in:/api/user/cash_voucher",
};

const OPTIONAL_SHARE = 0.4;
const KNOWN_SHARE = 0.9;

/** A value that the schema accepts, of things that the buyer knows where the name of the field says which; else near the example. */
export function makeValue(schema: Schema, name: string, example: unknown, makings: Makings): FormValue {
  const plain: Schema = contract.resolve(schema);
  const { random } = makings;
  const choice = (plain.anyOf ?? plain.oneOf)?.find((each) => contract.resolve(each).type !== "null");
  if (choice) return makeValue(choice, name, example, makings);
  if (plain.const !== undefined) return plain.const as FormValue;
  if (plain.enum) return plain.enum[Math.floor(random() * plain.enum.length)] as FormValue;
  switch (plain.type) {
    case "object":
      return makeObject(plain, example, makings);
    case "array":
      return makeList(plain, name, example, makings);
    case "integer":
    case "number":
      return makeNumber(plain, name, example, makings);
    default:
      return makeText(plain, name, example, makings);
  }
}

function makeObject(schema: Schema, example: unknown, makings: Makings): { [name: string]: FormValue } {
  const given = (example ?? {}) as Readonly<Record<string, unknown>>;
  const made: { [name: string]: FormValue } = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false;
    if (!isRequired && makings.random() > OPTIONAL_SHARE) continue;
    made[name] = makeValue(field, name, given[name], makings);
  }
  return made;
}

function makeList(schema: Schema, name: string, example: unknown, makings: Makings): FormValue[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const given = Array.isArray(example) ? (example as unknown[]) : [];
  const count = Math.min(maxItems, Math.max(minItems, 1 + Math.floor(makings.random() * 3)));
  const made = Array.from({ length: count }, (_, index) =>
    makeValue(
      items,
      name === "ids" ? "ids" : name.replace(/s$/, ""),
      given[index % Math.max(1, given.length)],
      makings,
    ),
  );
  // Lists of ids may not name one twice.
  return [...new Map(made.map((value) => [JSON.stringify(value), value])).values()];
}

function makeNumber(schema: Schema, name: string, example: unknown, makings: Makings): number {
  const { minimum = 1, maximum = 1_000_000, multipleOf } = schema;
  const { random, known } = makings;
  const pool = name === "ids" || name === "id" ? `of:${makings.tag}` : (SYNONYMS[name] ?? name);
  const learned = random() < KNOWN_SHARE ? known.pick(pool, random) : undefined;
  if (typeof learned === "number" && learned >= minimum && learned <= maximum) return learned;
  if (name === "page") return 1 + Math.floor(random() * 3);
  if (name === "number") return Math.min(maximum, Math.max(minimum, 1 + Math.floor(random() * 30)));
  if (typeof example === "number") return example;
  const drawn = Math.max(minimum, Math.min(maximum, Math.floor(random() * 60)));
  return multipleOf === undefined || Number.isInteger(multipleOf) ? drawn : Math.round(drawn * 100) / 100;
}

const KEYWORDS = ["阿莫西林", "amxl", "胶囊", "板蓝根", "片", "钙", "口罩", "3"];

function makeText(schema: Schema, name: string, example: unknown, makings: Makings): string {
  const { minLength = 0, maxLength = 100, pattern, format } = schema;
  const { random, known, marker } = makings;
  // The codec of a body writes a file itself.
  if (schema.contentMediaType !== undefined) return marker;
  if (name === "keywords") return KEYWORDS[Math.floor(random() * KEYWORDS.length)] ?? "";
  const learned = random() < KNOWN_SHARE ? known.pick(name, random) : undefined;
  if (typeof learned === "string" && fits(learned, schema)) return learned;
  if (pattern !== undefined || format !== undefined) return textOf(example, "");
  // A short field would cut the marker, and then nobody could tell whose it is.
  if (maxLength < marker.length) return textOf(example, "文".repeat(minLength));
  return `${marker}${"文".repeat(Math.max(0, minLength - marker.length))}`;
}

const textOf = (example: unknown, fallback: string) => (typeof example === "string" ? example : fallback);

function fits(value: string, { pattern, minLength = 0, maxLength = 1000 }: Schema): boolean {
  if (value.length < minLength || value.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(value);
}
