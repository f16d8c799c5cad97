import type { Schema } from "#api-spec/kit/schema.ts";
import { exampleValue, examplesOf, firstMedia } from "./examples.ts";
import { operations } from "./operations.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** Records the first value of each named schema found in an example. */
function collect(written: Schema, value: unknown, found: Map<string, unknown>): void {
  if (value === undefined || value === null) return;
  const { schema, name } = resolveSchema(written);
  if (name !== undefined && !found.has(name)) found.set(name, value);
  const { items, properties, additionalProperties } = schema;
  if (Array.isArray(value)) {
    if (items) for (const item of value) collect(items, item, found);
  } else if (typeof value === "object")
    for (const [key, part] of Object.entries(value)) {
      const free = typeof additionalProperties === "object" ? additionalProperties : undefined;
      const property = properties?.[key] ?? free;
      if (property) collect(property, part, found);
    }
}

let collected: ReadonlyMap<string, unknown> | undefined;

function collectAll(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const { body, allResponses } of operations)
    for (const content of [body?.content, ...allResponses.map(([, response]) => response.content)]) {
      const media = firstMedia(content)?.media;
      if (media?.schema) for (const { value } of examplesOf(media)) collect(media.schema, value, found);
    }
  return found;
}

/** A value of a named schema: from the contract's examples, or generated if none contains one. */
export function exampleOfSchema(name: string, schema: Schema): unknown {
  collected ??= collectAll();
  return collected.get(name) ?? exampleValue(schema);
}
