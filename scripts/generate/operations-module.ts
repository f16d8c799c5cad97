import type { ContractDocument } from "#api-spec/kit/document.ts";
import { type PlacedOperation, factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import type { Shape } from "./response-shapes-module.ts";

const HEADER = "// Generated from generated/openapi.json. Do not edit: run `npm run generate`.\n\n";

const TYPES = `/**
 * The parts of a response, without their limits: the type of a value (\`string\`, \`number\`, \`boolean\`, \`null\`,
 * \`any\`), a list, one of several, the fields of an object (an optional one ends with a question mark), or, after a
 * \`#\`, one of the \`namedShapes\`.
 */
export type Shape =
  | string
  | readonly ["list", Shape]
  | readonly ["or", ...Shape[]]
  | { readonly [field: string]: Shape };

export type OperationId = keyof typeof operations;

export type Operation = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly host: "main" | "activity" | "chat";
  readonly tag: string;
  /** A repeated call does not cancel the earlier one. */
  readonly repeatable?: true;
  /** A GET with side effects. */
  readonly command?: true;
  /** It has its effect again each time it arrives, unless it has the same Idempotency-Key. */
  readonly keyed?: true;
  /** Its errors are not shown to the user. */
  readonly silent?: true;
  /** Where the data of a read have lists and objects, unless their whole shape is in \`response-shapes.ts\`. */
  readonly data?: Shape;
};
`;

const namesKey = ({ parameters = [] }: PlacedOperation["operation"]): boolean =>
  parameters.some((each) => "$ref" in each && each.$ref.endsWith("/IdempotencyKey"));

/**
 * Writes `operations.ts`: what the shop's HTTP client needs to know about each operation. It is loaded with every page,
 * so it contains nothing that only tools need; they read the bundle.
 */
export function writeOperationsModule(
  document: ContractDocument,
  outlines: ReadonlyMap<string, Shape>,
): string {
  const entries = walkOperations(document).map((placed) => {
    const { id, host, tag } = factsOf(document, placed);
    const { method, path, operation } = placed;
    const facts = {
      method: method.toUpperCase(),
      path,
      host,
      tag,
      ...(operation["x-repeatable"] && { repeatable: true }),
      ...(operation["x-command"] && { command: true }),
      ...(namesKey(operation) && { keyed: true }),
      ...(operation["x-silent"] && { silent: true }),
      ...(outlines.has(id) && { data: outlines.get(id) }),
    };
    return `  ${id}: ${JSON.stringify(facts)},\n`;
  });
  return `${HEADER}export const operations = {\n${entries.join("")}} as const satisfies Record<string, Operation>;\n\n${TYPES}`;
}
