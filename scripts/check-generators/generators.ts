import type { ForeignTools } from "../support/foreign-tools.ts";

/** openapi-typescript asks for TypeScript 5, which cannot be the project's own. */
export const GENERATORS: ForeignTools = {
  name: "generators",
  versions: {
    "@hey-api/openapi-ts": "0.99.0",
    "openapi-typescript": "7.13.0",
    typescript: "5.9.3",
  },
};
