import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { type Diagnostic, validateInput } from "#mock/contract/validate-input.ts";
import { createSecurityCheck } from "#mock/contract/validate-security.ts";
import { decodeBody, decodeQuery } from "#mock/http/decode-body.ts";
import { HttpError } from "#mock/http/http-error.ts";
import type { RequestHeaders } from "#mock/http/request.ts";
import type { Violation } from "./violation.ts";

export type CheckedRequest = {
  readonly operation: CompiledOperation;
  /** The path parameters, as they were sent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly queryText: string;
  readonly headers: RequestHeaders;
  /** Undefined if unknown: too large, or responded to before its end. */
  readonly body: Buffer | undefined;
};

/**
 * Returns the contract violations of a request that the mock itself would find: session, path, query, headers, body.
 */
export async function requestViolations(contract: Contract, request: CheckedRequest): Promise<Violation[]> {
  const { operation, parameters, queryText, headers, body: raw } = request;
  const { resolve } = contract;
  const found: Violation[] = [];
  const attempt = async <T>(place: string, read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      found.push(unreadable(place, error));
      return undefined;
    }
  };
  const query = await attempt("query", () => decodeQuery(operation, queryText, resolve));
  const body =
    raw && (await attempt("body", () => decodeBody(operation, contentType(headers), raw, resolve)));
  for (const diagnostic of createSecurityCheck(contract.document)(operation, { headers, query: query ?? {} }))
    found.push({ text: `request: ${diagnostic.message}`, short: "request session: missing" });
  const path = coerceBySchema(parameters, operation.pathParameters.schema, resolve);
  const parts = { path, query: query ?? {}, headers, body: body?.body };
  const unread = new Set([...(query ? [] : ["query"]), ...(body ? [] : ["body"])]);
  for (const diagnostic of validateInput(operation, parts, resolve))
    if (!unread.has(diagnostic.path[0] ?? "")) found.push(wrong(diagnostic));
  return found;
}

const contentType = ({ "content-type": type }: CheckedRequest["headers"]) => type && String(type);

function unreadable(place: string, { response }: HttpError): Violation {
  const { message } = response.body as { message: string };
  return { text: `request ${place}: ${message}`, short: `request ${place}: ${response.statusCode}` };
}

const wrong = ({ path, message, code }: Diagnostic): Violation => ({
  text: `request ${path.join(".")}: ${message}`,
  short: `request ${path.join(".")}: ${code}`,
});
