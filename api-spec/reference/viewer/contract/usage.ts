import type { MediaType } from "#api-spec/kit/document.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { type Operation, operations } from "./operations.ts";
import { findSchema, schemaNames } from "./resolve-schema.ts";

const REF = /^#\/components\/schemas\/(.+)$/;

/** The names of the schemas that a part of the contract refers to directly. */
function namedIn(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) namedIn(item, found);
  else if (typeof part === "object" && part !== null)
    for (const [key, value] of Object.entries(part)) {
      const name = key === "$ref" && typeof value === "string" ? REF.exec(value)?.[1] : undefined;
      if (name === undefined) namedIn(value, found);
      else found.add(name);
    }
  return found;
}

const schemasIn = (content: Readonly<Record<string, MediaType>> | undefined) =>
  Object.values(content ?? {}).map(({ schema }) => schema);

function schemasOf({ allParameters, body, allResponses }: Operation): readonly (Schema | undefined)[] {
  return [
    ...allParameters.map(({ schema }) => schema),
    ...schemasIn(body?.content),
    ...allResponses.flatMap(([, { content }]) => schemasIn(content)),
  ];
}

type Usage = {
  readonly namedByOperation: ReadonlyMap<Operation, ReadonlySet<string>>;
  readonly namedBySchema: ReadonlyMap<string, ReadonlySet<string>>;
};

let counted: Usage | undefined;

/** Computed once, on first use. */
function usage(): Usage {
  counted ??= {
    namedByOperation: new Map(operations.map((operation) => [operation, namedIn(schemasOf(operation))])),
    namedBySchema: new Map(schemaNames.map((name) => [name, namedIn(findSchema(name))])),
  };
  return counted;
}

/** The uses of a schema: operations and other schemas. */
export function usersOf(name: string): { operations: readonly Operation[]; schemas: readonly string[] } {
  const { namedByOperation, namedBySchema } = usage();
  return {
    operations: operations.filter((operation) => namedByOperation.get(operation)?.has(name)),
    schemas: schemaNames.filter((other) => other !== name && namedBySchema.get(other)?.has(name)),
  };
}

/** Every schema that these operations use, directly or indirectly. */
export function schemasNeededBy(some: readonly Operation[]): ReadonlySet<string> {
  const { namedByOperation, namedBySchema } = usage();
  const needed = new Set<string>();
  const queue = some.flatMap((operation) => [...(namedByOperation.get(operation) ?? [])]);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    queue.push(...(namedBySchema.get(name) ?? []));
  }
  return needed;
}
