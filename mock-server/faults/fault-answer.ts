import { findExample, successExample } from "#mock/contract/examples.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import { InputError } from "./check-fields.ts";
import type { Fault } from "./fault.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

/**
 * The answer that a fault gives in place of the handler: the contract's example of the status, or of success for the
 * faults that spoil a body. Throws InputError when a named example does not exist.
 */
export function faultAnswer(
  contract: Contract,
  operation: CompiledOperation | undefined,
  fault: Fault,
): Answer {
  if (fault.kind === "login-code")
    return {
      statusCode: 200,
      headers: { ...JSON_TYPE },
      body: { code: 10001, message: "请先登录", data: null },
    };
  if (fault.kind !== "status") {
    const success = operation && successExample(operation);
    const body = success?.body ?? { code: 200, message: "成功", data: null };
    return { statusCode: success?.status ?? 200, headers: { ...JSON_TYPE }, body };
  }
  return statusAnswer(contract, operation, fault);
}

function statusAnswer(contract: Contract, operation: CompiledOperation | undefined, fault: Fault): Answer {
  const status = fault.status ?? 500;
  const found =
    findExample(contract, operation, status, fault.example) ??
    (status < 300 && operation ? successExample(operation, fault.example) : undefined);
  if (!found && fault.example !== undefined)
    throw new InputError(`契约中没有名为 ${fault.example} 的 ${status} 示例`);
  const example = (found?.body ?? { code: status, message: `模拟的 ${status} 错误` }) as object;
  return {
    statusCode: found?.status ?? status,
    headers: { ...JSON_TYPE },
    body: {
      ...example,
      ...(fault.message === undefined ? {} : { message: fault.message }),
      ...(fault.errors === undefined ? {} : { errors: fault.errors }),
    },
  };
}
