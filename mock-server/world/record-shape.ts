import type { Text } from "#mock/language/say.ts";

/** The JSON values that the records of a table have been seen with, at one place in them. */
export type Shape = {
  readonly kinds: Set<Kind>;
  /** Only for objects. */
  readonly fields: Map<string, Shape>;
  /** Only for lists. */
  items?: Shape;
};

export type Kind = "null" | "boolean" | "integer" | "number" | "negative" | "string" | "list" | "object";

/** A change that no record of the table could be the result of. */
export class MisfitError extends Error {
  /** The path within the record, such as `tiers[0].price`; empty for the record itself. */
  readonly place: string;
  /** Names that are possible there, for an unknown one. */
  readonly names: readonly string[];

  /** The problem, in English and Chinese; for an unknown name, that name. */
  readonly text: Text;

  constructor(place: string, text: string | Text, names: readonly string[] = []) {
    const both: Text = typeof text === "string" ? [text, text] : text;
    super(both[0]);
    this.text = both;
    this.place = place;
    this.names = names;
  }
}

/** Learns the shape of records from the records themselves: they have no other description at run time. */
export function shapeOf(records: Iterable<unknown>): Shape {
  const shape = newShape();
  for (const record of records) learn(shape, record);
  return shape;
}

/**
 * A record with the fields of `patch` in place of its own, by JSON Merge Patch (RFC 7396) but for `null`, which is a
 * value here. Lists are replaced whole. Throws MisfitError for an unknown field and for a kind of value that no record
 * has there.
 */
export function mergeRecord(before: unknown, patch: unknown, shape: Shape, place = ""): unknown {
  if (isObject(before) && isObject(patch)) {
    const changed = Object.entries(patch).map(([name, value]) => {
      const field = shape.fields.get(name);
      if (!field) throw new MisfitError(place, name, [...shape.fields.keys()]);
      return [name, mergeRecord(before[name], value, field, place === "" ? name : `${place}.${name}`)];
    });
    return { ...before, ...Object.fromEntries(changed) };
  }
  checkValue(patch, shape, place);
  return patch;
}

const newShape = (): Shape => ({ kinds: new Set(), fields: new Map() });

function learn(shape: Shape, value: unknown): void {
  shape.kinds.add(kindOf(value));
  if (typeof value === "number" && value < 0) shape.kinds.add("negative");
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value) learn(shape.items, item);
  } else if (isObject(value))
    for (const [name, field] of Object.entries(value)) {
      const known = shape.fields.get(name) ?? newShape();
      shape.fields.set(name, known);
      learn(known, field);
    }
}

function checkValue(value: unknown, shape: Shape, place: string): void {
  const { kinds, fields, items } = shape;
  const kind = kindOf(value);
  const fits = kinds.has(kind) || (kind === "integer" && kinds.has("number"));
  if (!fits) throw new MisfitError(place, mustBe(kinds, kind));
  if (typeof value === "number" && value < 0 && !kinds.has("negative"))
    throw new MisfitError(place, ["must not be negative", "不能为负数"]);
  if (Array.isArray(value) && items)
    for (const [index, item] of value.entries()) checkValue(item, items, `${place}[${index}]`);
  if (!isObject(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const known = fields.get(name);
    if (!known) throw new MisfitError(place, name, [...fields.keys()]);
    checkValue(field, known, place === "" ? name : `${place}.${name}`);
  }
}

function mustBe(kinds: ReadonlySet<Kind>, kind: Kind): Text {
  const possible = [...kinds].filter((one) => one !== "negative");
  return [`must be ${possible.join(" or ")}, not ${kind}`, `必须是 ${possible.join(" 或 ")}，不能是 ${kind}`];
}

function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value === "boolean" || typeof value === "string" ? (typeof value as Kind) : "object";
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
