import type { PlacedOperation } from "./contract-bundle.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

const TYPES = `export type OperationId = keyof typeof operations;

export type Operation = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly host: "main" | "activity" | "chat";
  readonly tag: string;
  readonly title: string;
  readonly provenance: "documented" | "inferred";
  /** Open to visitors. */
  readonly visitor?: true;
  /** A repeated call does not cancel the earlier one. */
  readonly repeatable?: true;
  /** Its errors are not shown to the user. */
  readonly silent?: true;
};
`;

/** Writes \`operations.ts\`: what the client, the mock and the conformance command know of each operation. */
export function writeOperationsModule(placed: PlacedOperation[]): string {
  const entries = placed.map(({ method, path, host, operation }) => {
    const facts = {
      method,
      path,
      host,
      tag: operation.tags[0],
      title: operation.summary,
      provenance: operation["x-provenance"],
      ...(operation.security?.some((scheme) => Object.keys(scheme).length === 0) && { visitor: true }),
      ...(operation["x-repeatable"] && { repeatable: true }),
      ...(operation["x-silent"] && { silent: true }),
    };
    return `  ${operation.operationId}: ${JSON.stringify(facts)},\n`;
  });
  return `${HEADER}export const operations = {\n${entries.join("")}} as const satisfies Record<string, Operation>;\n\n${TYPES}`;
}
