import { type AnySchema, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { addFormats } from "./formats.ts";
import { speedUpLengths } from "./length-keywords.ts";
import { findByPointer } from "./refs.ts";
import type { Schema } from "./schema.ts";

export type Validators = {
  /** Compiles the schema at a pointer (`#/components/…`). Throws Ajv's error if it does not compile, unless `lazy`. */
  at(pointer: string): ValidateFunction;
  /** Compiles an object schema composed of parts of the contract. */
  object(schema: Schema & { readonly required: readonly string[] }): ValidateFunction;
};

export type ValidatorOptions = {
  /** Writes defaults into the validated data. */
  readonly useDefaults?: boolean;
  /** Collects all errors; stopping at the first one is much faster. */
  readonly allErrors: boolean;
  /** Errors include the value and the violated schema. */
  readonly verbose?: boolean;
  /** Compiles each schema on its first use: for a contract that is known to compile. */
  readonly lazy?: boolean;
  /** False ignores unknown keywords and formats; true by default. */
  readonly strict?: boolean;
};

const CONTRACT_ID = "contract";

/**
 * Compiles schemas of a contract with Ajv (2020-12), by default in strict mode: an unknown keyword or format is an
 * error, since it would validate nothing.
 */
export function createValidators(
  document: object,
  { useDefaults = false, allErrors, verbose = false, lazy = false, strict = true }: ValidatorOptions,
): Validators {
  const ajv = new Ajv2020({
    allErrors,
    useDefaults,
    verbose,
    strict,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Amounts are multiples of 0.01, of which 19.99 is none in binary fractions.
    multipleOfPrecision: 6,
    // The document around the schemas is OpenAPI; each schema is checked when it is compiled.
    validateSchema: false,
    logger: false,
    // Halves the compile time: V8 optimizes hot code just as well.
    code: { optimize: false },
  });
  addFormats(ajv);
  speedUpLengths(ajv);
  // The root of the document is compiled like a schema, so its keys must be known keywords.
  const known = [...extensionsIn(document), ...Object.keys(document), "example", "discriminator"];
  if (strict) ajv.addVocabulary([...new Set(known)]);
  ajv.addSchema(document as AnySchema, CONTRACT_ID);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (key: string, schema: AnySchema) => {
    const ready =
      compiled.get(key) ?? (lazy ? compileLazily(() => ajv.compile(schema)) : ajv.compile(schema));
    compiled.set(key, ready);
    return ready;
  };
  return {
    // Many operations contain inline copies of the same few schemas (mostly errors).
    at: (pointer) =>
      compile(JSON.stringify(findByPointer(document, pointer)), {
        $ref: `${CONTRACT_ID}${toFragment(pointer)}`,
      }),
    object: (schema) => {
      const text = JSON.stringify(schema);
      // Ajv applies only defaults of the object itself, not those behind a reference.
      return compile(
        text,
        JSON.parse(text.replaceAll('"$ref":"#/', `"$ref":"${CONTRACT_ID}#/`)) as AnySchema,
      );
    },
  };
}

function compileLazily(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  validate.errors = undefined as ValidateFunction["errors"];
  return validate as ValidateFunction;
}

/** In a URI fragment the braces of a path template must be escaped. */
function toFragment(pointer: string): string {
  return `#/${pointer.slice("#/".length).split("/").map(encodeURIComponent).join("/")}`;
}

/** The names of all extension keywords (`x-…`), which do not affect validity. */
function extensionsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) extensionsIn(item, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      extensionsIn(item, found);
    }
  return found;
}
