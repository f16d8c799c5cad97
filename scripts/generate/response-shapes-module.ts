import type { ContractDocument } from "#api-spec/kit/document.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

const TYPES = 'import type { Shape } from "./operations.ts";\n\n';

/** That of `operations.ts`. */
export type Shape = string | ["list", Shape] | ["or", ...Shape[]] | { [field: string]: Shape };

/** Whatever it is. */
const ANY = "any";

/** The maximum depth of an outline below the response: response, data, list, entry, list of the entry. */
const OUTLINE_DEPTH = 4;

/**
 * Writes `response-shapes.ts`: the shapes of the success responses of some operations. Every page loads this module,
 * and it is a fraction of the size of their zod schemas. Throws on an operation without a success response and on a
 * construct that a shape cannot express.
 */
export function writeResponseShapesModule(document: ContractDocument, ids: readonly string[]): string {
  return writeShapes(document, "responseShapes", ids);
}

/** The outlines of the data that reads return, but for some: where they have lists and objects. */
export function outlinesOfReads(document: ContractDocument, without: readonly string[]): Map<string, Shape> {
  return new Map(
    successes(document).flatMap(({ id, writes, schema }) => {
      const { data } = schema.properties ?? {};
      const outline = data && !writes && !without.includes(id) && outlineOf(document, data, 1);
      return outline ? [[id, outline]] : [];
    }),
  );
}

/**
 * Writes `change-shapes.ts`: the shapes of the successful responses of all operations that change something, but for
 * those of some. It is loaded when something is changed. Throws on a construct that it cannot say.
 */
export function writeChangeShapesModule(document: ContractDocument, without: readonly string[]): string {
  const ids = successes(document).flatMap(({ id, writes }) => (writes && !without.includes(id) ? [id] : []));
  return writeShapes(document, "changeShapes", ids);
}

function writeShapes(document: ContractDocument, name: string, ids: readonly string[]): string {
  const named = new Map<string, Shape>();
  const shapes = shapesOf(document, ids, named);
  return [HEADER, TYPES, write(name, shapes), "\n", write("namedShapes", Object.fromEntries(named))].join("");
}

const write = (name: string, value: object) =>
  `export const ${name}: { readonly [name: string]: Shape } = ${JSON.stringify(value, null, 2)};\n`;

function shapesOf(document: ContractDocument, ids: readonly string[], named: Map<string, Shape>): object {
  const responses = new Map(successes(document).map(({ id, schema }) => [id, schema]));
  return Object.fromEntries(
    ids.map((id) => {
      const schema = responses.get(id);
      if (!schema) throw new Error(`${id} has no successful response of its own`);
      return [id, shapeOf(document, schema, named)];
    }),
  );
}

type Success = { id: string; writes: boolean; schema: Schema };

/** The responses in JSON by which operations say that they succeeded, with whichever status. */
function successes(document: ContractDocument): Success[] {
  return walkOperations(document).flatMap((placed) => {
    const { id, writes } = factsOf(document, placed);
    const [, response] =
      Object.entries(placed.operation.responses ?? {}).find(([status]) => status.startsWith("2")) ?? [];
    const schema = response && !("$ref" in response) && response.content?.["application/json"]?.schema;
    return schema ? [{ id, writes, schema }] : [];
  });
}

/** The lists and objects of a value: what components walk through, and fail on if it is something else. */
function outlineOf(document: ContractDocument, schema: Schema, depth: number): Shape | undefined {
  const inner = (one: Schema, down = 1) => outlineOf(document, one, depth + down);
  if (schema.$ref !== undefined) {
    const target = document.components?.schemas?.[schema.$ref.slice("#/components/schemas/".length)];
    return target && inner(target, 0);
  }
  if (schema.anyOf) {
    const choices = schema.anyOf.map((one) => (one.type === "null" ? "null" : inner(one, 0)));
    return choices.every((one) => one !== undefined) ? ["or", ...choices] : undefined;
  }
  if (schema.type === "array") return ["list", (depth < OUTLINE_DEPTH && inner(schema.items ?? {})) || ANY];
  if (schema.type !== "object") return undefined;
  const fields = depth < OUTLINE_DEPTH ? Object.entries(schema.properties ?? {}) : [];
  return Object.fromEntries(
    fields.flatMap(([field, one]) => {
      const outline = inner(one);
      return outline === undefined ? [] : [[schema.required?.includes(field) ? field : `${field}?`, outline]];
    }),
  );
}

function shapeOf(document: ContractDocument, schema: Schema, named: Map<string, Shape>): Shape {
  const inner = (one: Schema) => shapeOf(document, one, named);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice("#/components/schemas/".length);
    const target = document.components?.schemas?.[name];
    if (!target) throw new Error(`${schema.$ref} is no schema of the contract`);
    if (target.type !== "object") return inner(target);
    if (!named.has(name)) {
      // Before its fields are: a category has categories.
      named.set(name, {});
      named.set(name, inner(target));
    }
    return `#${name}`;
  }
  if (schema.anyOf) return ["or", ...schema.anyOf.map(inner)];
  if (Array.isArray(schema.type)) return ["or", ...schema.type.map((type) => inner({ ...schema, type }))];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, one]) => [
          schema.required?.includes(field) ? field : `${field}?`,
          inner(one),
        ]),
      );
    case "array":
      return ["list", inner(schema.items ?? {})];
    case "integer":
      return "number";
    case "string":
    case "number":
    case "boolean":
    case "null":
      return schema.type;
    default:
      throw new Error(`no shape can be written for ${JSON.stringify(schema)}`);
  }
}
