import { type AnySchema, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import type { JsonSchema } from "#api-spec/codec/json-schema.ts";
import { type ContractDocument, findByPointer } from "./document.ts";
import { speedUpLengths } from "./length-keywords.ts";

export type SchemaCompiler = {
  /** Compiles the schema at a pointer of the contract. Throws what Ajv says when it does not compile. */
  at(pointer: string): ValidateFunction;
  /** Compiles an object schema made of parts of the contract. */
  object(schema: JsonSchema & { readonly required: readonly string[] }): ValidateFunction;
};

const CONTRACT_ID = "contract";

/**
 * Compiles schemas of the contract with Ajv in strict mode (2020-12); a keyword or format that
 * Ajv does not know is an error. With `useDefaults` validation writes the
 * defaults into the data; without `allErrors` it stops at the first error, which is much faster.
 */
export function createCompiler(
  document: ContractDocument,
  options: { useDefaults?: boolean; allErrors: boolean },
): SchemaCompiler {
  const ajv = new Ajv2020({
    allErrors: options.allErrors,
    useDefaults: options.useDefaults ?? false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // The document around the schemas is OpenAPI; each schema is checked when it is compiled.
    validateSchema: false,
    logger: false,
    // Halves the time to compile; the functions that come out are as fast.
    inlineRefs: false,
    // Halves it again: V8 tidies up what is called often, just as well.
    code: { optimize: false },
  });
  ajvFormats.default(ajv);
  speedUpLengths(ajv);
  // The root of the document is compiled as if it were a schema, so its keys must be known.
  ajv.addVocabulary([...annotations(document), ...Object.keys(document), "example", "discriminator"]);
  ajv.addSchema(document as AnySchema, CONTRACT_ID);
  const known = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: AnySchema) => {
    const ready = known.get(key) ?? ajv.compile(schema);
    known.set(key, ready);
    return ready;
  };
  const reference = (pointer: string) => ({ $ref: `${CONTRACT_ID}${encodePointer(pointer)}` });
  return {
    // Many operations write the same few schemas (errors above all) in their own place.
    at: (pointer) => compile(JSON.stringify(findByPointer(document, pointer)), reference(pointer)),
    object: (schema) => {
      const text = JSON.stringify(schema);
      // Only a default that stands in the object itself, not behind a reference, is filled in.
      return compile(
        text,
        JSON.parse(text.replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)) as AnySchema,
      );
    },
  };
}

/** In a URI fragment the braces of a path template must be escaped. */
function encodePointer(pointer: string): string {
  return `#${pointer.slice(1).split("/").map(encodeURIComponent).join("/")}`;
}

/** The names of all extension keywords (`x-…`), which say nothing about validity. */
function annotations(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) annotations(item, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      annotations(item, found);
    }
  return found;
}
