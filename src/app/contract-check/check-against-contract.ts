import { type OperationId, operations } from "#generated/operations.ts";

type Schema = { safeParse: (value: unknown) => { success: boolean; error?: { issues: Issue[] } } };
type Issue = { path: PropertyKey[]; message: string };

const modules = import.meta.glob<Record<string, Schema>>("/generated/zod/*/*.zod.ts", { query: "?copy" });

/** Checks a response against the generated zod schema; logs each mismatch with its operation and field. */
export async function checkAgainstContract(operationId: OperationId, body: unknown): Promise<void> {
  const { tag } = operations[operationId];
  const schemas = await modules[`/generated/zod/${tag}/${tag}.zod.ts`]?.();
  const schema = schemas?.[`${operationId[0]?.toUpperCase()}${operationId.slice(1)}Response`];
  const result = schema?.safeParse(body);
  if (!result) console.error(`${operationId}: no response schema in generated/zod/${tag}`);
  for (const issue of result?.error?.issues ?? [])
    console.error(`${operationId}: ${issue.path.join(".")}: ${issue.message}`);
}
