import { type AnySchema, Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";

const ID = "contract";

/** Compiles the schema at a pointer of the document, such as `/paths/~1api~1cart/post/…`. Throws what Ajv says. */
export type CompileAt = (pointer: string) => ValidateFunction;

/** Ajv for one bundled contract, in the strict mode of 2020-12. */
export function createValidators(document: object): CompileAt {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  ajvFormats.default(ajv);
  ajv.addVocabulary([...extensions(document), ...Object.keys(document), "example", "discriminator"]);
  ajv.addSchema(document as AnySchema, ID);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const known = compiled.get(pointer);
    if (known) return known;
    const fragment = pointer.split("/").map(encodeURIComponent).join("/");
    const validate = ajv.compile({ $ref: `${ID}#${fragment}` });
    // Errors are shared by all operations.
    compiled.set(pointer, validate);
    return validate;
  };
}

/** The names of all extension keywords, which say nothing about validity. */
function extensions(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) extensions(item, found);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      extensions(item, found);
    }
  return found;
}
