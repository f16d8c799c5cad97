import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { DeclaredResponse, Operation } from "#api-spec/kit/operations.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { typesOf } from "#api-spec/kit/schema.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Any operation may be called without a session, with invalid input, or before the contract is signed. */
const ALWAYS_DECLARED = [401, 422, 459];

/** The body types that decode-body supports. */
export const READABLE = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

const lacksExample = (response: DeclaredResponse | undefined): boolean =>
  response?.body !== undefined && response.examples.size === 0;

/**
 * Checks what the schema compiler cannot see and Prism would ignore. Errors cannot be served: no operations, two of the
 * same id. Flaws can, with less than the shop's contract promises: a missing dialect (Prism then assumes draft-07), a
 * list parameter without an encoding, an undeclared error, a success without the example that is returned while there
 * is no handler, an unsupported body type. Both are lines that name the operation.
 */
export function checkContract(
  document: ContractDocument,
  operations: readonly Operation[],
  resolve: ResolveSchema,
): { readonly errors: string[]; readonly flaws: string[] } {
  const errors: string[] = operations.length === 0 ? ["the contract has no operations"] : [];
  const flaws: string[] = [];
  if (document.jsonSchemaDialect !== DIALECT) flaws.push(`missing jsonSchemaDialect: ${DIALECT}`);
  for (const [name, { type }] of Object.entries(document.components?.securitySchemes ?? {}))
    if (type !== "apiKey") flaws.push(`security scheme ${name}: only the presence of ${type} is checked`);
  const seen = new Set<string>();
  for (const operation of operations) {
    const add = (problem: string) => flaws.push(`${operation.id}: ${problem}`);
    if (seen.has(operation.id)) errors.push(`${operation.id}: duplicate operationId`);
    seen.add(operation.id);
    for (const parameter of operation.parameters) {
      if (typesOf(resolve(parameter.schema)).includes("array") && parameter.explode === undefined)
        add(`list parameter ${parameter.name} does not say explode`);
      if (parameter.in === "cookie")
        add(`cookie parameter ${parameter.name} would not be validated: use security`);
    }
    for (const status of ALWAYS_DECLARED)
      if (!operation.responses.has(status)) add(`no ${status} response is declared`);
    for (const { mediaType } of operation.bodies)
      if (!READABLE.includes(mediaType)) add(`the mock cannot read request bodies of ${mediaType}`);
    const statuses = [...operation.responses.keys()];
    if (!statuses.some((status) => status >= 500)) add("no 5xx response is declared");
    const success = statuses.find((status) => status >= 200 && status < 300);
    if (success === undefined) add("no success response is declared");
    else if (lacksExample(operation.responses.get(success))) add(`the ${success} response has no example`);
  }
  return { errors, flaws };
}
