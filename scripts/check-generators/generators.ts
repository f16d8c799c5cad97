import type { ForeignTools } from "../support/foreign-tools.ts";

/** openapi-typescript requires TypeScript 5, which is not the project's version. */
export const GENERATORS: ForeignTools = {
  name: "generators",
  versions: {
    "@hey-api/openapi-ts": "0.99.0",
    "openapi-typescript": "7.13.0",
    typescript: "5.9.3",
  },
};
