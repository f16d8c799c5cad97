import type { Fault } from "#mock/faults/fault.ts";
import { checkResponse, checkDeclared } from "../../api-client/checks/check-response.ts";
import { sentenceOf } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { type HttpResponse, type Failure, envelopeOf, jsonOf } from "../../api-client/http/exchange.ts";
import { contract } from "./contract.ts";

/** Returns the problem with a response; undefined if it conforms to the contract or the planned fault. */
export function checkReply(
  operation: Operation,
  response: HttpResponse,
  fault: Fault | undefined,
): string | undefined {
  const { failure, status, headers } = response;
  const expected = fault && EXPECTED_FAILURES[fault.kind];
  if (expected ? !expected.some((each) => each === failure) : failure !== undefined)
    return `${failure ?? "a whole response"} (${status}), expected ${expected?.[0] ?? "a whole response"}`;
  if (expected) return undefined;
  const shown = headers["x-mock-fault"];
  if (fault ? !String(shown).startsWith(fault.kind) : shown !== undefined)
    return `x-mock-fault is ${String(shown)}, expected ${fault?.kind ?? "none"}`;
  switch (fault?.kind) {
    case "status":
      return checkStatus(operation, response, fault);
    case "login-code":
      return status === 200 && envelopeOf(response).code === 10001
        ? undefined
        : `${status} is no 10001 in a 200`;
    case "content-type":
      return checkType(operation, response);
    case "invalid-json":
      return jsonOf(response) === undefined ? undefined : "JSON where none was planned";
    case "wrong-shape":
      // A page has no schema: any text will do.
      if (operation.responses.get(status)?.mediaType === "text/html") return undefined;
      return breaksOf(operation, response).length > 0
        ? undefined
        : "a response that the contract accepts, not a wrong shape";
    default:
      return checkPlain(operation, response);
  }
}

const EXPECTED_FAILURES: Readonly<Partial<Record<Fault["kind"], readonly Failure[]>>> = {
  hang: ["aborted", "timeout"],
  reset: ["reset"],
  cut: ["cut"],
};

function checkPlain(operation: Operation, response: HttpResponse): string | undefined {
  const violation = response.headers["x-mock-violation"];
  if (violation !== undefined) return `the mock caught itself: ${decodeURIComponent(violation)}`;
  const breaks = breaksOf(operation, response);
  return breaks.length > 0 ? `${response.status} breaks the contract: ${breaks.join("; ")}` : undefined;
}

function checkStatus(operation: Operation, response: HttpResponse, fault: Fault): string | undefined {
  const { status } = response;
  const { code, errors } = envelopeOf(response);
  if (status !== fault.status) return `${status}, planned was ${fault.status}`;
  if (code !== status) return `the code in the body is ${String(code)}, not ${status}`;
  if (fault.errors && JSON.stringify(errors) !== JSON.stringify(fault.errors))
    return `errors are ${JSON.stringify(errors)}, planned were ${JSON.stringify(fault.errors)}`;
  // A fault may have a status that the contract does not declare.
  const declared = operation.responses.get(status);
  const breaks = declared ? checkDeclared(contract, declared, response).map(sentenceOf) : [];
  return breaks.length > 0 ? `breaks the contract: ${breaks.join("; ")}` : undefined;
}

/** Everything is correct except for the content type. */
function checkType(operation: Operation, response: HttpResponse): string | undefined {
  const declared = operation.responses.get(response.status)?.mediaType ?? "application/json";
  const sent = String(response.headers["content-type"]).split(";")[0];
  if (sent === declared) return `the content type is ${sent}, as the contract wants it`;
  const headers = { ...response.headers, "content-type": declared };
  // An example returned in place of the handler's response logs nobody in.
  const breaks = breaksOf(operation, { ...response, headers }).filter(
    (found) => !found.includes("set-cookie"),
  );
  return breaks.length > 0 ? `breaks the contract beyond its type: ${breaks.join("; ")}` : undefined;
}

const breaksOf = (operation: Operation, response: HttpResponse): string[] =>
  checkResponse(contract, operation, response).map(sentenceOf);
