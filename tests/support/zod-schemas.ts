import type { OperationId } from "#generated/operations.ts";
import * as components from "#generated/zod/components.schemas.zod.ts";
import * as schemas from "#generated/zod/index.zod.ts";

export type ZodSchema = {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
};

/** The generated schema of a part of an operation. */
export function zodSchema(
  operationId: OperationId,
  part: "Body" | "Params" | "QueryParams" | "Response",
): ZodSchema {
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}${part}`;
  const schema = (schemas as unknown as Record<string, ZodSchema | undefined>)[name];
  if (!schema) throw new Error(`no schema ${name} in generated/zod`);
  return schema;
}

/** The generated schema of a component. */
export function zodComponent(name: string): ZodSchema {
  const schema = (components as unknown as Record<string, ZodSchema | undefined>)[name];
  if (!schema) throw new Error(`no schema ${name} in generated/zod/components.schemas.zod.ts`);
  return schema;
}
