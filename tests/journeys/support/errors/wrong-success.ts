import { changeShapes } from "#generated/change-shapes.ts";
import type { OperationId } from "#generated/operations.ts";
import { successExample } from "#mock/contract/examples.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import type { Fault } from "#mock/faults/fault.ts";
import { expectedOf, faultIn } from "#src/shared/api/check-shape.ts";

/** The ways in which the response to a change can say success and be none. */
export const WRONG_SUCCESSES = ["wrong code", "no data", "a field less"] as const;

export type WrongSuccess = (typeof WRONG_SUCCESSES)[number];

/** Those of an operation: none if it changes nothing. The login is judged like what is around every page. */
export const wrongSuccessesOf = (id: OperationId): readonly WrongSuccess[] =>
  id in changeShapes || id === "login" ? WRONG_SUCCESSES : [];

/**
 * The contract's example of a success, with the code of a failure, without its data, or without a field that the
 * contract requires. Where the contract allows null or has no fields, the data are left out.
 */
export async function wrongSuccess(id: OperationId, name: WrongSuccess): Promise<Fault> {
  const operation = loadContract().operations.get(id);
  const success = operation && successExample(operation);
  if (!success) throw new Error(`${id} has no example of a success`);
  const expected = await expectedOf(id);
  const { data, ...envelope } = success.body as { code: number; message: string; data: unknown };
  const without = (field: string) => ({ ...envelope, data: { ...Object(data), [field]: undefined } });
  const isRefused = (response: object) => faultIn(response, expected) !== undefined;
  const responses: Record<WrongSuccess, object> = {
    "wrong code": { code: 500, message: "数据库没有响应", data },
    "no data": { ...envelope, data: null },
    "a field less": Object.keys(Object(data)).map(without).find(isRefused) ?? envelope,
  };
  const response = name === "wrong code" || isRefused(responses[name]) ? responses[name] : envelope;
  return { kind: "answer", status: success.status, body: JSON.stringify(response) };
}
