import { join } from "node:path";

/** Steps that must succeed in this order: each generator writes into `out`, then the result is compiled. */
export interface Step {
  name: string;
  command: string[];
}

/** `tools` is the folder of the generators, `contract` the file that they read. */
export function steps(tools: string, contract: string, out: string): Step[] {
  const bin = (name: string) => join(tools, "node_modules/.bin", name);
  return [
    {
      name: "openapi-typescript reads the contract",
      command: [bin("openapi-typescript"), contract, "--output", join(out, "openapi-typescript.ts")],
    },
    {
      name: "@hey-api/openapi-ts reads the contract",
      command: [bin("openapi-ts"), "--input", contract, "--output", join(out, "hey-api"), "--no-log-file"],
    },
    { name: "what they wrote compiles, every operation in both", command: [bin("tsc"), "--project", out] },
  ];
}

/** The compiler options for the generated code. */
export const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "preserve",
    types: [],
  },
  include: ["**/*.ts"],
});

/** A module that compiles only if both generators have covered every operation. */
export function writeConsumer(operationIds: string[]): string {
  return `import type { operations } from "./openapi-typescript";
import * as calls from "./hey-api/sdk.gen";

type Id = ${operationIds.map((id) => JSON.stringify(id)).join(" | ")};
export type Typed = { [K in Id]: operations[K]["responses"] };
export const callable: Record<Id, unknown> = calls;
`;
}
