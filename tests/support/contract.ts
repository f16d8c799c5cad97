import { expect } from "vitest";
import type { OperationId } from "#generated/operations.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import type { Reply } from "./mock.ts";

/** Expects a response to match the contract of the operation: status, headers and body. */
export function expectContract(operationId: OperationId, { status, headers, body }: Reply): void {
  const operation = loadContract().operations.get(operationId);
  if (!operation) throw new Error(`no operation ${operationId}`);
  const response = { statusCode: status, headers: Object.fromEntries(headers), body };
  expect(validateOutput(operation, response).map(({ message }) => message)).toEqual([]);
}

/** Expects the contract's error of this status: `{ code, message }`, and for 422 messages for these fields. */
export function expectError(reply: Reply, status: number, fields?: readonly string[]): void {
  expectErrorBody(reply, status);
  expect(reply.body.message).toMatch(/\p{Script=Han}/u);
  if (fields) expect(Object.keys(reply.body.errors ?? {})).toEqual(fields);
}

/**
 * Expects an error for developers, of the control API or of a header that steers the mock: `{ code, message }` in
 * English.
 */
export function expectControlError(reply: Reply, status: number): void {
  expectErrorBody(reply, status);
  expect(reply.body.message).toMatch(/^[a-z][^\p{Script=Han}]+$/iu);
}

function expectErrorBody(reply: Reply, status: number): void {
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status, body: { code: status } });
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
}
