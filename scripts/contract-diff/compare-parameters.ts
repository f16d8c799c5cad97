import { isDeepStrictEqual } from "node:util";
import { compareContent } from "./compare-content.ts";
import { EXAMPLE_KEYWORDS, compareExamples } from "./compare-examples.ts";
import { compareParts } from "./compare-parts.ts";
import { compareRemaining } from "./compare-remaining.ts";
import { compareSchemas } from "./compare-schema.ts";
import { type Part, resolve } from "./document.ts";
import { NOTATION_KEYWORDS, compareNotation } from "./notation.ts";
import { type Operation, parameterKey, pathParameters } from "./operations.ts";
import { type Place, type Walk, note, placeOf } from "./walk.ts";

const COMPARED = new Set([
  "in",
  "name",
  "required",
  "schema",
  "content",
  ...NOTATION_KEYWORDS,
  ...EXAMPLE_KEYWORDS,
]);

/** Old key → new key of renamed path parameters, matched by their position in the path. */
function renamedParameters(walk: Walk, before: Operation, after: Operation): Map<string, string> {
  const [old, fresh] = [pathParameters(before.path), pathParameters(after.path)];
  const renamed = new Map<string, string>();
  if (old.length !== fresh.length) return renamed;
  for (const [index, name] of old.entries()) {
    const now = fresh[index] ?? name;
    if (now === name) continue;
    renamed.set(`path ${name}`, `path ${now}`);
    note(walk, placeOf(""), "path-parameter-renamed", { old: name, new: now });
  }
  return renamed;
}

/** Compares the parameters of an operation, including those of its path. */
export function compareParameters(walk: Walk, before: Operation, after: Operation): void {
  const renamed = renamedParameters(walk, before, after);
  const old = new Map(
    before.parameters.map((parameter) => {
      const key = parameterKey(walk.before, parameter);
      return [renamed.get(key) ?? key, parameter];
    }),
  );
  const fresh = new Map(
    after.parameters.map((parameter) => [parameterKey(walk.after, parameter), parameter]),
  );
  compareOrder(walk, [...old.keys()], [...fresh.keys()]);
  for (const key of new Set([...old.keys(), ...fresh.keys()])) {
    const { in: kind, name } = fresh.has(key)
      ? resolve(walk.after, fresh.get(key))
      : resolve(walk.before, old.get(key));
    const place = placeOf(`${String(kind)} parameter ${String(name)}`);
    if (!old.has(key)) {
      const isRequired = resolve(walk.after, fresh.get(key)).required === true;
      note(walk, place, isRequired ? "added-required" : "added-optional");
    } else if (!fresh.has(key)) note(walk, place, "removed");
    else compareParts(walk, place, old.get(key), fresh.get(key), compareParameter);
  }
}

/** Compares the order of the parameters that both versions have. */
function compareOrder(walk: Walk, before: readonly string[], after: readonly string[]): void {
  const [old, fresh] = [
    before.filter((key) => after.includes(key)),
    after.filter((key) => before.includes(key)),
  ];
  if (isDeepStrictEqual(old, fresh)) return;
  const value = fresh.map((key) => key.replace(/^\S+ /, "")).join(", ");
  note(walk, placeOf(""), "parameters-reordered", { value });
}

/** Compares the keywords of a parameter or a header. */
export function compareParameter(walk: Walk, place: Place, before: Part, after: Part): void {
  const isRequired = after.required === true;
  if ((before.required === true) !== isRequired)
    note(walk, place, isRequired ? "became-required" : "became-optional");
  if (after.in === "header" && before.name !== after.name)
    note(walk, place, "header-respelled", { old: String(before.name), new: String(after.name) });
  compareNotation(walk, place, before, after);
  compareSchemas(walk, place, before.schema, after.schema);
  compareContent(walk, place, before.content, after.content);
  compareExamples(walk, place, before, after);
  compareRemaining(walk, place, before, after, COMPARED);
}
