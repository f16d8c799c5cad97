import { join } from "node:path";
import type { Step } from "./client.ts";

/**
 * The two whose output is cheap to compile against every operation: each writes into `out`, then the result is
 * compiled. `tools` is the folder of the generators, `contract` the file that they read.
 */
export function steps(tools: string, contract: string, out: string): Step[] {
  const bin = (name: string) => join(tools, "node_modules/.bin", name);
  return [
    {
      name: "openapi-typescript reads the contract",
      // Without it a field that has a default must be sent.
      command: [
        bin("openapi-typescript"),
        contract,
        "--default-non-nullable=false",
        "--output",
        join(out, "openapi-fetch/schema.ts"),
      ],
    },
    {
      name: "@hey-api/openapi-ts reads the contract",
      command: [
        bin("openapi-ts"),
        "--input",
        contract,
        "--output",
        join(out, "hey-api/client"),
        "--no-log-file",
      ],
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
  return `import type { operations } from "./openapi-fetch/schema";
import * as calls from "./hey-api/client/sdk.gen";

type Id = ${operationIds.map((id) => JSON.stringify(id)).join(" | ")};
export type Typed = { [K in Id]: operations[K]["responses"] };
export const callable: Record<Id, unknown> = calls;
`;
}
