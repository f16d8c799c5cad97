import { ApiError, type ApiErrorKind } from "./api-error.ts";
import type { FoundOperation } from "./find-operation.ts";

/** This body code means login required, whatever the HTTP status. */
const LOGIN_REQUIRED_CODE = 10001;

type Envelope = { code?: number; message?: string; errors?: Record<string, string[]> };

/** Reads the response and maps its HTTP status to a result. Throws an ApiError for everything but a success. */
export async function readResponse<T>(response: Response, operation: FoundOperation): Promise<T> {
  const body = (await readJson(response)) as Envelope | undefined;
  const kind = kindOf(response.status, body);
  if (kind === "success") return body as T;
  throw new ApiError(kind, body?.message ?? "", {
    operationId: operation.id,
    status: response.status,
    code: body?.code,
    errors: body?.errors,
  });
}

function kindOf(status: number, body: Envelope | undefined): ApiErrorKind | "success" {
  if (status === 401 || body?.code === LOGIN_REQUIRED_CODE) return "login-required";
  if (status === 459) return "agreement-required";
  if (status === 422) return "validation";
  if (status === 200 || status === 201) return body ? "success" : "server";
  return status >= 500 ? "server" : "business";
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // A truncated or malformed body is the server's failure; a cancellation is the caller's and propagates.
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
