import type { OperationId } from "#generated/operations.ts";

export type ApiErrorKind =
  | "login-required"
  | "agreement-required"
  | "validation"
  | "business"
  | "server"
  | "timeout"
  | "network"
  | "superseded";

type Details = {
  operationId: OperationId;
  status?: number | undefined;
  code?: number | undefined;
  errors?: Record<string, string[]> | undefined;
  cause?: unknown;
};

/**
 * Why a call failed, in the categories of the error catalogue. `message` comes from the server and can be shown to
 * users.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly operationId: OperationId;
  readonly status: number | undefined;
  readonly code: number | undefined;
  /** Messages per field, in the server's order; only with kind `validation`. */
  readonly errors: Record<string, string[]>;

  constructor(kind: ApiErrorKind, message: string, { operationId, status, code, errors, cause }: Details) {
    super(message, { cause });
    this.kind = kind;
    this.operationId = operationId;
    this.status = status;
    this.code = code;
    this.errors = errors ?? {};
  }

  /** The 422 message to show: the first one of the first field; empty if the server sends none. */
  get firstFieldMessage(): string {
    return Object.values(this.errors)[0]?.[0] ?? this.message;
  }
}
