import type { ValidateFunction } from "ajv/dist/2020.js";

/**
 * Compiles a schema at once: a server whose contract does not compile must not start. A package has a contract that is
 * known to compile, and compiles each schema when it is first needed (scripts/pack/packages/mock/compile-later.ts).
 */
export const compileSchema = (compile: () => ValidateFunction): ValidateFunction => compile();
