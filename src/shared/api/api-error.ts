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

/** Why a call failed, as the error catalogue tells failures apart. `message` is the server's, fit to be shown. */
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

  /** The message of a 422 that is shown: the first one of the first field. */
  get firstFieldMessage(): string {
    return Object.values(this.errors)[0]?.[0] ?? this.message;
  }
}
