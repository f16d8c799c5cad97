import type { OperationId } from "#generated/operations.ts";

type ResponseCheck = (operationId: OperationId, body: unknown) => Promise<void>;

let check: ResponseCheck | undefined;

/** Installs the check of answers against the contract; only development and tests carry one. */
export function setResponseCheck(installed: ResponseCheck): void {
  check = installed;
}

export async function checkResponse(operationId: OperationId, body: unknown): Promise<void> {
  await check?.(operationId, body);
}
