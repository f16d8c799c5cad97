import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { Operation } from "#api-spec/kit/operations.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { typesOf } from "#api-spec/kit/schema.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Any operation may be called without a session, with invalid input, or before the contract is signed. */
const ALWAYS_DECLARED = [401, 422, 459];

/** The body types that decode-body supports. */
const READABLE = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/**
 * Checks what the schema compiler cannot see and Prism would ignore: a missing dialect (Prism then assumes draft-07), a
 * list parameter without an encoding, an undeclared error, a success without the example that is returned while there
 * is no handler, an unsupported body type. Returns one line per problem, naming the operation.
 */
export function checkContract(
  document: ContractDocument,
  operations: readonly Operation[],
  resolve: ResolveSchema,
): string[] {
  const problems: string[] = [];
  if (document.jsonSchemaDialect !== DIALECT) problems.push(`missing jsonSchemaDialect: ${DIALECT}`);
  if (operations.length === 0) problems.push("the contract has no operations");
  const seen = new Set<string>();
  for (const operation of operations) {
    const add = (problem: string) => problems.push(`${operation.id}: ${problem}`);
    if (seen.has(operation.id)) add("duplicate operationId");
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
    else if (operation.responses.get(success)?.examples.size === 0)
      add(`the ${success} response has no example`);
  }
  return problems;
}
