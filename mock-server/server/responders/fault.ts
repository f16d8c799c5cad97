import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import {
  type ExampleResponse,
  exampleHeaders,
  findExample,
  successExample,
} from "#mock/contract/examples.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { ResponseHeaders } from "#mock/contract/response-headers.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { patchResponse } from "#mock/faults/patch-response.ts";
import { stripInferred } from "#mock/faults/strip-inferred.ts";
import { lowerCaseNames } from "#mock/http/header-lists.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import type { ResponderCall, Outcome } from "./responder.ts";

type Services = { readonly contract: Contract };

/** A fault that replaces the response. Throws InputError when a named example does not exist. */
export function injectFault(
  { contract }: Services,
  { operation, fault }: ResponderCall,
): Outcome | undefined {
  return fault?.replacesResponse ? { response: faultResponse(contract, operation, fault.fault) } : undefined;
}

/**
 * The outcome after a fault that lets the handler run: a status or a whole response replaces the handler's response,
 * but what the handler did stays, and so do its cookies. Throws InputError for a patch that does not fit the response.
 */
export function faultAfter(
  { contract }: Services,
  { operation, fault }: ResponderCall,
  outcome: Outcome,
): Outcome {
  if (!fault || fault.replacesResponse || "sent" in outcome) return outcome;
  if (fault.fault.patch) return { ...outcome, response: patchResponse(outcome.response, fault.fault.patch) };
  if (fault.fault.kind === "documented-only" && operation)
    return { ...outcome, response: stripInferred(outcome.response, operation, contract.resolve) };
  if (!makesResponse(fault.fault)) return outcome;
  const instead = faultResponse(contract, operation, fault.fault);
  const cookies = [outcome.response, instead].flatMap(({ headers }) => headers["set-cookie"] ?? []);
  const headers = { ...instead.headers, ...(cookies.length > 0 && { "set-cookie": cookies }) };
  return { ...outcome, response: { ...instead, headers } };
}

/** The response of an `answer`, its JSON read, or an example after a `patch`; undefined for others. */
export function tryFault(
  { contract }: Services,
  operation: CompiledOperation,
  fault: Fault,
): MockResponse | undefined {
  if (fault.kind === "answer") {
    const response = faultResponse(contract, operation, fault);
    try {
      return { ...response, body: JSON.parse(fault.body ?? "") as unknown };
    } catch {
      return response;
    }
  }
  const example = successExample(operation);
  if (fault.kind !== "patch" || !example) return undefined;
  const response = {
    statusCode: example.status,
    headers: headersOf(operation, example.status),
    body: example.body,
  };
  return patchResponse(response, fault.patch ?? []);
}

const makesResponse = ({ kind }: Fault) => kind === "status" || kind === "answer" || kind === "login-code";

/** The contract's example of the status, or of success for the faults that corrupt a body. */
function faultResponse(
  contract: Contract,
  operation: CompiledOperation | undefined,
  fault: Fault,
): MockResponse {
  if (fault.kind === "login-code")
    return {
      statusCode: 200,
      headers: contentTypeOf(),
      body: { code: 10001, message: "请先登录", data: null },
    };
  if (fault.kind === "answer")
    return {
      statusCode: fault.status ?? 200,
      headers: { ...contentTypeOf(), ...answerHeaders(fault) },
      body: fault.body ?? "",
    };
  if (fault.kind !== "status") {
    const success = operation && successExample(operation);
    const body = success?.body ?? { code: 200, message: "成功", data: null };
    const status = success?.status ?? 200;
    return { statusCode: status, headers: headersOf(operation, status), body };
  }
  return statusResponse(contract, operation, fault);
}

const answerHeaders = ({ content_type: type, headers = {} }: Fault): ResponseHeaders => ({
  ...(type !== undefined && { "content-type": type }),
  ...lowerCaseNames(headers),
});

function statusResponse(
  contract: Contract,
  operation: CompiledOperation | undefined,
  fault: Fault,
): MockResponse {
  const status = fault.status ?? 500;
  const found = exampleOf(contract, operation, status, fault.example);
  if (!found && fault.example !== undefined)
    throw new InputError(
      say(
        `the contract has no ${status} example named ${fault.example}`,
        `契约中没有名为 ${fault.example} 的 ${status} 示例`,
      ),
    );
  const example = found?.body ?? { code: status, message: `模拟的 ${status} 错误` };
  const statusCode = found?.status ?? status;
  const headers = headersOf(operation, statusCode);
  // A page has no message to replace.
  if (typeof example !== "object") return { statusCode, headers, body: example };
  return {
    statusCode,
    headers,
    body: {
      ...example,
      ...(fault.message === undefined ? {} : { message: fault.message }),
      ...(fault.errors === undefined ? {} : { errors: fault.errors }),
    },
  };
}

/** The contract's example of a status; of a success that the operation does not declare, that of the one it does. */
export const exampleOf = (
  contract: Contract,
  operation: CompiledOperation | undefined,
  status: number,
  name?: string,
): ExampleResponse | undefined =>
  findExample(contract, operation, status, name) ??
  (status < 300 && operation ? successExample(operation, name) : undefined);

const headersOf = (operation: CompiledOperation | undefined, status: number) => ({
  ...exampleHeaders(operation, status),
  ...contentTypeOf(operation?.responses.get(status)?.mediaType),
});
