import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { READABLE } from "#mock/contract/check-contract.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { StockPrism } from "#mock/contract/stock-prism.ts";
import { type Diagnostic, validateInput } from "#mock/contract/validate-input.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import { createSecurityCheck } from "#mock/contract/validate-security.ts";
import { readWishes, withoutWishes } from "#mock/contract/wishes.ts";
import { decodeBody, decodeQuery } from "#mock/http/decode-body.ts";
import { SOURCE_HEADER } from "./handler.ts";
import { refusedField, violationOf } from "./refused.ts";
import type { Responded, ResponderCall } from "./responder.ts";

type Services = { readonly contract: Contract; readonly stockPrism: StockPrism };
type Found = Extract<ResponderCall["routed"], { kind: "found" }>;

/**
 * Responds to an operation of a foreign contract with Prism's own mock. It knows neither the shop's session nor its
 * refusals: credentials need only be there, and Prism refuses what breaks the contract as it declares. Rejects with
 * HttpError for a body that cannot be decoded.
 */
export async function respondByForeign(
  { contract, stockPrism }: Services,
  call: ResponderCall,
  { operation, parameters }: Found,
): Promise<Responded> {
  const { method, target, request } = call;
  const { headers } = request;
  const { resolve } = contract;
  const query = decodeQuery(operation, withoutWishes(target.queryText), resolve);
  const path = coerceBySchema(parameters, operation.pathParameters.schema, resolve);
  const { taken, body, problem } = await readBody(operation, call, contract);
  const input: Diagnostic[] = [
    ...createSecurityCheck(contract.document)(operation, { headers, query }),
    ...(problem ? [problem] : []),
    ...validateInput(taken, { path, query, headers, body }, resolve),
  ];
  const errors = input.filter(({ severity }) => severity === 0);
  const sent = {
    method: method.toLowerCase(),
    url: { path: target.path, query },
    pathParameters: path,
    headers,
    body,
  };
  const wishes = readWishes(operation, { headers, queryText: target.queryText }) ?? {};
  const { statusCode, ...mocked } = await stockPrism(operation.id, sent, wishes, errors);
  const response = {
    statusCode,
    headers: {
      ...mocked.headers,
      ...contentTypeOf(mocked.headers["content-type"]),
      ...(statusCode < 300 && { [SOURCE_HEADER]: "example" }),
    },
    body: mocked.body,
  };
  const isRefused = errors.length > 0;
  const output = isRefused ? [] : validateOutput(operation, response);
  return {
    response,
    violations: [...input.map(violationOf), ...output.map(({ message }) => `response ${message}`)],
    ...(isRefused && { refused: { stage: "contract", fields: errors.map(refusedField) } as const }),
  };
}

type ReadBody = {
  /** The operation with the one body that was sent. */
  readonly taken: CompiledOperation;
  readonly body?: unknown;
  readonly problem?: Diagnostic;
};

/** A body of a type that the mock cannot read is taken without a check. */
async function readBody(
  operation: CompiledOperation,
  { request, body: raw }: ResponderCall,
  { resolve }: Contract,
): Promise<ReadBody> {
  const { checkedBodies } = operation;
  const unchecked = { ...operation, checkedBodies: [] };
  if (raw.length === 0) {
    const isMissing = checkedBodies.some(({ required }) => required);
    return { taken: unchecked, ...(isMissing && { problem: problem("required", "the body is missing") }) };
  }
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const declared = checkedBodies.find(({ mediaType }) => fits(mediaType, type));
  if (!declared) {
    const types = checkedBodies.map(({ mediaType }) => mediaType).join(", ");
    return { taken: unchecked, problem: problem(415, `content type ${type} is not declared (${types})`) };
  }
  if (!READABLE.includes(declared.mediaType)) return { taken: unchecked, body: raw.toString("utf8") };
  const taken = { ...operation, checkedBodies: [declared] };
  const { body } = await decodeBody(taken, request.headers["content-type"], raw, resolve);
  return { taken, body };
}

const problem = (code: string | number, message: string): Diagnostic => ({
  code,
  message,
  severity: 0,
  path: ["body"],
});

function fits(range: string, type: string): boolean {
  const [kind] = range.split("/*");
  return range === type || range === "*/*" || (range.endsWith("/*") && type.startsWith(`${kind}/`));
}
