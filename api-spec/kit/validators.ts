import { type AnySchema, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { speedUpLengths } from "./length-keywords.ts";
import { findByPointer } from "./refs.ts";
import type { Schema } from "./schema.ts";

export type Validators = {
  /** Compiles the schema at a pointer (`#/components/…`). Throws Ajv's error if it does not compile. */
  at(pointer: string): ValidateFunction;
  /** Compiles an object schema composed of parts of the contract. */
  object(schema: Schema & { readonly required: readonly string[] }): ValidateFunction;
};

export type ValidatorOptions = {
  /** Writes defaults into the data that it validates. */
  readonly useDefaults?: boolean;
  /** Collects all errors; stopping at the first one is much faster. */
  readonly allErrors: boolean;
  /** Errors include the value and the schema that it violates. */
  readonly verbose?: boolean;
};

const CONTRACT_ID = "contract";

/**
 * Compiles schemas of a contract with Ajv in strict mode (2020-12): an unknown keyword or format is an error,
 * since it would validate nothing.
 */
export function createValidators(
  document: object,
  { useDefaults = false, allErrors, verbose = false }: ValidatorOptions,
): Validators {
  const ajv = new Ajv2020({
    allErrors,
    useDefaults,
    verbose,
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
  ajv.addVocabulary([...extensionsIn(document), ...Object.keys(document), "example", "discriminator"]);
  ajv.addSchema(document as AnySchema, CONTRACT_ID);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: AnySchema) => {
    const ready = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, ready);
    return ready;
  };
  return {
    // Many operations write the same few schemas (errors above all) in their own place.
    at: (pointer) =>
      compile(JSON.stringify(findByPointer(document, pointer)), {
        $ref: `${CONTRACT_ID}${toFragment(pointer)}`,
      }),
    object: (schema) => {
      const text = JSON.stringify(schema);
      // Only a default of the object itself, not one behind a reference, is filled in.
      return compile(
        text,
        JSON.parse(text.replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)) as AnySchema,
      );
    },
  };
}

/** In a URI fragment the braces of a path template must be escaped. */
function toFragment(pointer: string): string {
  return `#/${pointer.slice("#/".length).split("/").map(encodeURIComponent).join("/")}`;
}

/** The names of all extension keywords (`x-…`), which say nothing about validity. */
function extensionsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) extensionsIn(item, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      extensionsIn(item, found);
    }
  return found;
}
