import type { FaultViolation } from "#generated/control/model/faultViolation.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { locateInJson } from "#mock/faults/locate-in-json.ts";
import { tryFault } from "./fault.ts";

/**
 * How the response of a fault would break the contract: of an `answer` with the lines of its body, of a `patch` as
 * applied to the contract's example. Without an operation only JSON that is none is a violation.
 */
export function faultViolations(
  services: { readonly contract: Contract },
  operation: CompiledOperation | undefined,
  fault: Fault,
): FaultViolation[] {
  const { body: text = "", content_type: type = "json" } = fault;
  const isJson = fault.kind === "answer" && text !== "" && /json/i.test(type);
  const places = isJson ? locateInJson(text) : undefined;
  if (places?.problem) return [places.problem];
  const response = operation && tryFault(services, operation, fault);
  if (!response) return [];
  return validateOutput(operation, response).map(({ message, path: [part, ...path] }) => ({
    message,
    line: part === "body" && places ? places.lineOf(path) : null,
  }));
}
