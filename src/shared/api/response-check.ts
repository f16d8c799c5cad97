import type { OperationId } from "#generated/operations.ts";

type ResponseCheck = (operationId: OperationId, body: unknown) => Promise<void>;

let check: ResponseCheck | undefined;

/** Installs the check of responses against the contract; only development and test builds have one. */
export function setResponseCheck(installed: ResponseCheck): void {
  check = installed;
}

export async function checkResponse(operationId: OperationId, body: unknown): Promise<void> {
  await check?.(operationId, body);
}
