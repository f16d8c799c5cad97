import { expect } from "vitest";
import type { OperationId } from "#generated/operations.ts";
import type { CallData } from "#mock/operation-types.ts";
import { expectContract } from "./contract.ts";
import type { Reply } from "./mock.ts";
import type { Whole } from "./whole.ts";
import { zodSchema } from "./zod-schemas.ts";

/** Expects a success that the generated schemas and the contract accept; returns its data, typed by the operation. */
export function expectSuccess<Id extends OperationId>(
  operationId: Id,
  reply: Reply,
  status = 200,
): Whole<CallData<Id>> {
  expect({ status: reply.status, message: reply.body.message }).toMatchObject({ status });
  const parsed = zodSchema(operationId, "Response").safeParse(reply.body);
  expect(parsed.success ? undefined : parsed.error).toBeUndefined();
  expectContract(operationId, reply);
  return reply.body.data as Whole<CallData<Id>>;
}
