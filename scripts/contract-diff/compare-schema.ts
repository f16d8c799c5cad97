import { isDeepStrictEqual } from "node:util";
import { compareRemaining } from "./compare-remaining.ts";
import { type Part, asList, asPart, isPart } from "./document.ts";
import { mergeDifferent } from "./merge-all-of.ts";
import { LIMIT_KEYWORDS, compareLimits } from "./schema-limits.ts";
import { type Flat, flatten, splitNull } from "./schema-nullability.ts";
import { VALUE_KEYWORDS, compareDefaults, compareListedValues, compareTypes } from "./schema-values.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, inField, inItems, note, placeOf, shareComponent } from "./walk.ts";

const COMPARED = new Set([
  ...VALUE_KEYWORDS,
  ...LIMIT_KEYWORDS,
  "$ref",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "anyOf",
  "oneOf",
  "allOf",
  "if",
  "then",
  "else",
]);

/**
 * Compares two schemas and everything in them. If both refer to the same component, it is compared only once, which
 * also ends the recursion of a schema that contains itself.
 */
export function compareSchemas(walk: Walk, place: Place, before: unknown, after: unknown): void {
  if ((isPart(before) || isPart(after)) && walk.inside.some(([was, is]) => was === before && is === after))
    return;
  const inner: Walk = { ...walk, inside: [...walk.inside, [before, after]] };
  const [old, fresh] = withAlternatives(splitNull(before), splitNull(after));
  if (shareComponent(inner, place, old.schema, fresh.schema, compareComponents)) {
    compareNullability(inner, place, old.nullable, fresh.nullable);
    compareKeywords(inner, place, old.schema, fresh.schema);
    return;
  }
  const flat = withAlternatives(flatten(walk.before, old), flatten(walk.after, fresh));
  compareNullability(inner, place, flat[0].nullable, flat[1].nullable);
  compareKeywords(inner, place, flat[0].schema, flat[1].schema);
}

const compareComponents = (walk: Walk, before: Part, after: Part) =>
  compareSchemas(walk, placeOf(""), before, after);

/** If one side has alternatives and the other a single schema, the latter is treated as the only alternative. */
function withAlternatives(before: Flat, after: Flat): readonly [Flat, Flat] {
  for (const keyword of ["anyOf", "oneOf"]) {
    const wrap = ({ schema, nullable }: Flat): Flat =>
      keyword in schema || Object.keys(schema).length === 0
        ? { schema, nullable }
        : { schema: { [keyword]: [schema] }, nullable };
    if (keyword in before.schema !== keyword in after.schema) return [wrap(before), wrap(after)];
  }
  return [before, after];
}

function compareNullability(walk: Walk, place: Place, before: boolean, after: boolean): void {
  if (before !== after) note(walk, place, after ? "became-nullable" : "no-longer-nullable");
}

function compareKeywords(walk: Walk, place: Place, was: Part, is: Part): void {
  const [before, after] = mergeDifferent([walk.before, was], [walk.after, is]);
  if (!compareTypes(walk, place, before, after)) return;
  compareListedValues(walk, place, before, after);
  compareLimits(walk, place, before, after);
  compareDefaults(walk, place, before, after);
  compareFields(walk, place, before, after);
  compareOtherFields(walk, place, before.additionalProperties, after.additionalProperties);
  if (before.items !== undefined || after.items !== undefined)
    compareSchemas(walk, inItems(place), before.items, after.items);
  compareLists(walk, place, before, after);
  compareCondition(walk, place, before, after);
  compareRemaining(walk, place, before, after, COMPARED);
}

function compareFields(walk: Walk, place: Place, before: Part, after: Part): void {
  const [old, fresh] = [asPart(before.properties), asPart(after.properties)];
  const [needed, needs] = [new Set(asList(before.required)), new Set(asList(after.required))];
  const isNamed = (fields: Part, required: Set<unknown>, name: string) =>
    name in fields || required.has(name);
  for (const name of new Set([...Object.keys(old), ...Object.keys(fresh), ...needed, ...needs].map(String))) {
    const field = inField(place, name);
    if (!isNamed(old, needed, name)) note(walk, field, needs.has(name) ? "added-required" : "added-optional");
    else if (!isNamed(fresh, needs, name)) note(walk, field, "removed");
    else {
      if (needed.has(name) !== needs.has(name))
        note(walk, field, needs.has(name) ? "became-required" : "became-optional");
      compareSchemas(walk, field, old[name], fresh[name]);
    }
  }
}

/** Compares which additional properties an object accepts. */
function compareOtherFields(walk: Walk, place: Place, before: unknown, after: unknown): void {
  if (before === false && after === false) return;
  if (after === false) note(walk, place, "object-closed");
  else if (before === false) note(walk, place, "object-opened");
  else if (isPart(before) || isPart(after)) compareSchemas(walk, inField(place, "*"), before, after);
}

/** The condition of a schema, as a whole: what `if` asks, and what follows. */
function compareCondition(walk: Walk, place: Place, before: Part, after: Part): void {
  const partsOf = ({ if: when, then, else: otherwise }: Part) =>
    // oxlint-disable-next-line unicorn/no-thenable -- a schema, never awaited
    when === undefined ? undefined : { if: when, then, else: otherwise };
  const [old, fresh] = [partsOf(before), partsOf(after)];
  if (isDeepStrictEqual(old, fresh)) return;
  if (!old) note(walk, place, "condition-added", { value: showValue(fresh) });
  else if (!fresh) note(walk, place, "condition-removed", { value: showValue(old) });
  else note(walk, place, "constraint-changed", { name: "if", old: showValue(old), new: showValue(fresh) });
}

/** Alternatives and conditions: equal ones are matched at any index, the rest in order. */
function compareLists(walk: Walk, place: Place, before: Part, after: Part): void {
  for (const keyword of ["anyOf", "oneOf", "allOf"] as const) {
    if (keyword !== "allOf" && keyword in before !== keyword in after) {
      const values = { name: keyword, old: showValue(before[keyword]), new: showValue(after[keyword]) };
      note(walk, place, "keyword-changed", values);
      continue;
    }
    const what = keyword === "allOf" ? "condition" : "alternative";
    const fresh = [...asList(after[keyword])];
    const old = asList(before[keyword]).filter((schema) => {
      const index = fresh.findIndex((other) => isDeepStrictEqual(schema, other));
      if (index === -1) return true;
      compareSchemas(walk, place, schema, fresh[index]);
      fresh.splice(index, 1);
      return false;
    });
    const inPlace = Math.min(old.length, fresh.length);
    for (let index = 0; index < inPlace; index += 1) compareSchemas(walk, place, old[index], fresh[index]);
    for (const schema of old.slice(inPlace))
      note(walk, place, `${what}-removed`, { value: showValue(schema) });
    for (const schema of fresh.slice(inPlace))
      note(walk, place, `${what}-added`, { value: showValue(schema) });
  }
}
