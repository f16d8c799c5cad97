import ajvFormats from "ajv-formats";
import { type AnySchema, Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import bundle from "#generated/openapi.json" with { type: "json" };

const COMPONENTS = "#/components/schemas/";

/** Makes references to components absolute, so that the schema compiles anywhere. */
const absolute = <T>(schema: T) =>
  JSON.parse(JSON.stringify(schema).replaceAll(COMPONENTS, "contract#/$defs/")) as T;

/** Every schema of parameters, bodies, responses and headers below `node`, by its location. */
function schemasIn(node: unknown, place = "#", found: [place: string, schema: AnySchema][] = []) {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === "schema") found.push([`${place}/schema`, value as AnySchema]);
    else if (key !== "examples" && key !== "schemas") schemasIn(value, `${place}/${key}`, found);
  }
  return found;
}

/** Ajv's errors in its strictest mode, one line per rejected schema. Compiles every schema at least once. */
function refusals(contract: object, components: Record<string, AnySchema>): string[] {
  const extensions = new Set<string>();
  JSON.stringify(contract, (key, value: unknown) => {
    if (key.startsWith("x-")) extensions.add(key);
    return value;
  });
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    logger: false,
    inlineRefs: false,
  });
  ajvFormats.default(ajv);
  ajv.addVocabulary([...extensions]);
  ajv.addSchema({ $id: "contract", $defs: absolute(components) });
  const named = Object.keys(components).map((name): [string, AnySchema] => [
    COMPONENTS + name,
    { $ref: COMPONENTS + name },
  ]);
  // Some schemas, above all pages and messages, occur in many places.
  const each = new Map(
    [...named, ...schemasIn(contract)].map(([place, schema]) => [
      JSON.stringify(schema),
      [place, schema] as const,
    ]),
  );
  return [...each.values()].flatMap(([place, schema]) => {
    try {
      ajv.compile(absolute(schema));
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

const components = bundle.components.schemas as unknown as Record<string, AnySchema>;

test("every schema compiles in Ajv's strictest mode (2020-12)", () => {
  expect(schemasIn(bundle).length).toBeGreaterThan(100);
  expect(refusals(bundle, components)).toEqual([]);
});

test.each([
  [{ type: "string", minLenght: 3 }, "unknown keyword"],
  [{ type: "string", format: "telephone" }, "unknown format"],
  [{ type: "string", minimum: 3 }, "strict mode: missing type"],
  [{ type: "object", properties: { id: { type: "integer" } }, required: ["di"] }, 'required property "di"'],
  [{ type: "string", maxLength: "3" }, "schema is invalid"],
  [{ $ref: "#/components/schemas/Nothing" }, "can't resolve reference"],
])("rejects %j", (schema, says) => {
  expect(refusals({ paths: { "/planted": { schema } } }, {})).toEqual([
    expect.stringMatching(new RegExp(`^#/paths//planted/schema: .*${says}`)),
  ]);
});
