import type { ContractDocument } from "#api-spec/kit/document.ts";
import { factsOf, type PlacedOperation, walkOperations } from "#api-spec/kit/operation-walk.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

const TYPES = `/**
 * What an answer consists of, without its limits: the type of a value (\`string\`, \`number\`, \`boolean\`, \`null\`, \`any\`), a list,
 * one of several, the fields of an object (an optional one ends with a question mark), or, after a \`#\`, one of the
 * \`namedShapes\`.
 */
export type Shape =
  | string
  | readonly ["list", Shape]
  | readonly ["or", ...Shape[]]
  | { readonly [field: string]: Shape };

`;

type Shape = string | ["list", Shape] | ["or", ...Shape[]] | { [field: string]: Shape };

/** Whatever it is. */
const ANY = "any";

/** How deep below the answer an outline goes: answer, data, list, entry, list of the entry. */
const OUTLINE_DEPTH = 4;

/**
 * Writes `answer-shapes.ts`: the shapes of the successful answers of some operations, and outlines of all others. Every page
 * loads it, and it is a fraction of their zod schemas. Throws on an operation without such an answer
 * and on a construct that it cannot say.
 */
export function writeAnswerShapesModule(document: ContractDocument, ids: readonly string[]): string {
  const named = new Map<string, Shape>();
  const shapes = Object.fromEntries(ids.map((id) => [id, shapeOf(document, answerOf(document, id), named)]));
  const outlines = Object.fromEntries(
    walkOperations(document).flatMap((placed) => {
      const { id } = factsOf(document, placed);
      const schema = ids.includes(id) ? undefined : successOf(placed);
      const outline = schema && outlineOf(document, schema, 0);
      return outline === undefined ? [] : [[id, outline]];
    }),
  );
  const write = (name: string, type: string, value: object) =>
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
  return [
    HEADER,
    TYPES,
    write("answerShapes", "{ readonly [operationId: string]: Shape }", shapes),
    "\n/** Of all other answers: where they have lists and objects. */\n",
    write("answerOutlines", "{ readonly [operationId: string]: Shape }", outlines),
    "\n",
    write("namedShapes", "{ readonly [name: string]: Shape }", Object.fromEntries(named)),
  ].join("");
}

function answerOf(document: ContractDocument, id: string): Schema {
  const placed = walkOperations(document).find((one) => factsOf(document, one).id === id);
  const schema = placed && successOf(placed);
  if (!schema) throw new Error(`${id} has no answer of its own with status 200`);
  return schema;
}

function successOf({ operation }: PlacedOperation): Schema | undefined {
  const response = operation.responses?.["200"];
  return response && !("$ref" in response) ? response.content?.["application/json"]?.schema : undefined;
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
