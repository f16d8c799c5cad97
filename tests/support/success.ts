import { expect } from "vitest";
import type { OperationId } from "#generated/operations.ts";
import * as schemas from "#generated/zod/index.zod.ts";
import { expectContract } from "./contract.ts";
import type { Reply } from "./mock.ts";

type Schema = { safeParse(value: unknown): { success: boolean; error?: unknown } };

const responseSchema = (operationId: OperationId): Schema => {
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Response`;
  const schema = (schemas as unknown as Record<string, Schema | undefined>)[name];
  if (!schema) throw new Error(`no generated schema ${name}`);
  return schema;
};

/** Expects a success that the generated schemas and the contract accept; returns its data. */
export function expectSuccess<T>(operationId: OperationId, reply: Reply<T>, status = 200): T {
  expect({ status: reply.status, message: reply.body.message }).toMatchObject({ status });
  const parsed = responseSchema(operationId).safeParse(reply.body);
  expect(parsed.success ? undefined : parsed.error).toBeUndefined();
  expectContract(operationId, reply);
  return reply.body.data;
}
