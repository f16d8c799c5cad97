import { EXAMPLE_KEYWORDS, compareExamples } from "./compare-examples.ts";
import { compareRemaining } from "./compare-remaining.ts";
import { compareSchemas } from "./compare-schema.ts";
import { type Contract, type Part, asPart, resolve } from "./document.ts";
import { NOTATION_KEYWORDS, compareNotation } from "./notation.ts";
import { type Place, type Walk, inField, note } from "./walk.ts";

const COMPARED = new Set(["schema", "encoding", ...EXAMPLE_KEYWORDS]);

/** The component that all media types share, as a form and its JSON do. */
function sharedSchema(content: Part): unknown {
  const [first, ...others] = Object.values(content).map((media) => asPart(asPart(media).schema).$ref);
  return others.every((ref) => ref === first) ? first : undefined;
}

/**
 * Compares the media types of a body; if there are several, each is named in the place. A component that they share is
 * compared once.
 */
export function compareContent(walk: Walk, place: Place, before: unknown, after: unknown): void {
  const [old, fresh] = [asPart(before), asPart(after)];
  const types = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const isShared = sharedSchema(old) !== undefined && sharedSchema(fresh) !== undefined;
  const compared = types.find((type) => type in old && type in fresh);
  for (const type of types) {
    if (!(type in old)) note(walk, place, "media-type-added", { value: type });
    else if (!(type in fresh)) note(walk, place, "media-type-removed", { value: type });
    else {
      const [was, is] = [asPart(old[type]), asPart(fresh[type])];
      const subject = types.length > 1 ? `${place.subject} (${type})`.trim() : place.subject;
      if (!isShared) compareSchemas(walk, { ...place, subject }, was.schema, is.schema);
      else if (type === compared) compareSchemas(walk, place, was.schema, is.schema);
      compareMediaType(walk, { ...place, subject }, was, is);
    }
  }
}

function compareMediaType(walk: Walk, place: Place, before: Part, after: Part): void {
  compareEncodings(walk, place, before, after);
  compareExamples(walk, place, before, after);
  compareRemaining(walk, place, before, after, COMPARED);
}

/** The notation of the form fields that exist in both versions; that of an added field is part of the addition. */
function compareEncodings(walk: Walk, place: Place, before: Part, after: Part): void {
  const [old, fresh] = [asPart(before.encoding), asPart(after.encoding)];
  const fieldsOf = (contract: Contract, { schema }: Part) => asPart(resolve(contract, schema).properties);
  const [had, has] = [fieldsOf(walk.before, before), fieldsOf(walk.after, after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    if (!(name in had) || !(name in has)) continue;
    const [was, is] = [asPart(old[name]), asPart(fresh[name])];
    compareNotation(walk, inField(place, name), was, is);
    compareRemaining(walk, inField(place, name), was, is, new Set(NOTATION_KEYWORDS));
  }
}
