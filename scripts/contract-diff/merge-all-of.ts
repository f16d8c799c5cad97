import { isDeepStrictEqual } from "node:util";
import { isWording } from "./compare-remaining.ts";
import { type Contract, type Part, asList, asPart, resolve } from "./document.ts";
import { stricterBound } from "./schema-limits.ts";

/**
 * Merges the conditions of two schemas (`allOf`) into them if they differ: a field that was moved into a condition is
 * the same field. Fields and bounds are merged; what two conditions say differently stays in an `allOf`.
 */
export function mergeDifferent(
  [before, old]: readonly [Contract, Part],
  [after, fresh]: readonly [Contract, Part],
): readonly [Part, Part] {
  const conditions = (contract: Contract, { allOf }: Part) =>
    asList(allOf).map((one) => resolve(contract, one));
  return isDeepStrictEqual(conditions(before, old), conditions(after, fresh))
    ? [old, fresh]
    : [merge(before, old), merge(after, fresh)];
}

function merge(contract: Contract, { allOf, ...schema }: Part, inside: readonly Part[] = []): Part {
  let merged: Part = schema;
  const left: Part[] = [];
  for (const part of asList(allOf)) {
    const condition = resolve(contract, part);
    // Its fields are all that it takes.
    if (inside.includes(condition) || condition.additionalProperties === false) left.push(asPart(part));
    else {
      const { both, rest } = mergeTwo(merged, merge(contract, condition, [...inside, condition]));
      merged = both;
      if (Object.keys(rest).length > 0) left.push(rest);
    }
  }
  return left.length > 0 ? { ...merged, allOf: left } : merged;
}

function mergeTwo(schema: Part, condition: Part): { both: Part; rest: Part } {
  const both: Record<string, unknown> = { ...schema };
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(condition)) {
    const bound = stricterBound(key, both[key], value);
    if (!(key in both)) both[key] = value;
    else if (key === "properties") both[key] = mergeFields(asPart(both[key]), asPart(value));
    else if (key === "required") both[key] = [...new Set([...asList(both[key]), ...asList(value)])];
    else if (bound !== undefined) both[key] = bound;
    else if (!isWording(key) && !isDeepStrictEqual(both[key], value)) rest[key] = value;
  }
  return { both, rest };
}

function mergeFields(fields: Part, others: Part): Part {
  const merged = Object.entries(others).map(([name, field]) => [
    name,
    name in fields && !isDeepStrictEqual(fields[name], field) ? { allOf: [fields[name], field] } : field,
  ]);
  return { ...fields, ...(Object.fromEntries(merged) as Part) };
}
