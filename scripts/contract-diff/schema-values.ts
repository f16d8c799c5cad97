import { isDeepStrictEqual } from "node:util";
import { type Part, asList } from "./document.ts";
import { showValue, showValues } from "./show-value.ts";
import { type Place, type Walk, note } from "./walk.ts";

/** The keywords compared here. */
export const VALUE_KEYWORDS = ["type", "enum", "const", "default", "x-enum-varnames"];

/** The enum values of a schema without null (see schema-nullability.ts); undefined if it has no enum. */
function listedValues(schema: Part): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return "enum" in schema ? asList(schema.enum).filter((value) => value !== null) : undefined;
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The types that a schema allows; undefined for any. */
function typesOf(schema: Part): string[] | undefined {
  const types = typeof schema.type === "string" ? [schema.type] : asList(schema.type).map(String);
  if (types.length > 0) return types;
  const values = listedValues(schema);
  return values && [...new Set(values.map(typeOfValue))];
}

const allows = (types: readonly string[], type: string) =>
  types.includes(type) || (type === "integer" && types.includes("number"));

/** Compares types. Returns false if nothing else about the two schemas is comparable. */
export function compareTypes(walk: Walk, place: Place, before: Part, after: Part): boolean {
  const [old, fresh] = [typesOf(before), typesOf(after)];
  if (isDeepStrictEqual(old?.toSorted(), fresh?.toSorted())) return true;
  const values = { old: old?.join(" or ") ?? "anything", new: fresh?.join(" or ") ?? "anything" };
  const isNarrower = !old || (fresh?.every((type) => allows(old, type)) ?? false);
  const isWider = !fresh || (old?.every((type) => allows(fresh, type)) ?? false);
  if (isNarrower) note(walk, place, "type-narrowed", values);
  else if (isWider) note(walk, place, "type-widened", values);
  else note(walk, place, "type-changed", values);
  return isNarrower || isWider;
}

/** Compares enums; a `const` is an enum with one value. */
export function compareListedValues(walk: Walk, place: Place, before: Part, after: Part): void {
  const [old, fresh] = [listedValues(before), listedValues(after)];
  if (old && fresh) {
    for (const value of fresh)
      if (!old.includes(value)) note(walk, place, "enum-value-added", { value: showValue(value) });
    for (const value of old)
      if (!fresh.includes(value)) note(walk, place, "enum-value-removed", { value: showValue(value) });
    compareNames(walk, place, before, after);
  } else if (fresh) note(walk, place, "enum-introduced", { value: showValues(fresh) });
  else if (old) note(walk, place, "enum-dropped", { value: showValues(old) });
}

/** Compares the names that generated code gives to the values that both versions have. */
function compareNames(walk: Walk, place: Place, before: Part, after: Part): void {
  const namesOf = (schema: Part) => {
    const names = asList(schema["x-enum-varnames"]);
    return new Map(asList(schema.enum).map((value, index) => [value, names[index]]));
  };
  const [old, fresh] = [namesOf(before), namesOf(after)];
  const changed = [...fresh].filter(([value, name]) => old.has(value) && old.get(value) !== name);
  if (changed.length === 0) return;
  const shown = changed.map(
    ([value, name]) =>
      `${showValue(value)} is now called ${showValue(name)} instead of ${showValue(old.get(value))}`,
  );
  note(walk, place, "enum-names-changed", { value: shown.join(", ") });
}

export function compareDefaults(walk: Walk, place: Place, before: Part, after: Part): void {
  if (isDeepStrictEqual(before.default, after.default)) return;
  const values = { old: showValue(before.default), new: showValue(after.default) };
  if (!("default" in before)) note(walk, place, "default-added", values);
  else note(walk, place, "default" in after ? "default-changed" : "default-removed", values);
}
