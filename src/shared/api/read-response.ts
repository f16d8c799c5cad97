import { ApiError, type ApiErrorKind } from "./api-error.ts";
import type { FoundOperation } from "./find-operation.ts";

/** This body code means login required, whatever the HTTP status. */
const LOGIN_REQUIRED_CODE = 10001;
/** All that a success may have for its code (specification section 8). */
const SUCCESS_CODES: readonly number[] = [200, 201, 10000];

/** As it comes: a server can have sent anything. */
type Envelope = { code?: unknown; message?: unknown; errors?: unknown };

/**
 * Reads the response and maps its HTTP status to a result; a success whose envelope has the code of something else is
 * that (decision record 9). Throws an ApiError for everything but a success.
 */
export async function readResponse<T>(response: Response, operation: FoundOperation): Promise<T> {
  const body = await readJson(response);
  const { code: said, message, errors }: Envelope = Object(body);
  const code = said === undefined || said === null ? undefined : Number(said);
  const isContradicted = isSuccess(response.status) && code !== undefined && !isSuccess(code);
  const status = isContradicted ? code : response.status;
  const kind = code === LOGIN_REQUIRED_CODE ? "login-required" : kindOf(status, body);
  if (kind === "success") return body as T;
  throw new ApiError(kind, textsIn(message)[0] ?? "", {
    operationId: operation.id,
    status,
    code,
    errors: fieldErrors(errors),
  });
}

const isSuccess = (code: number): boolean => SUCCESS_CODES.includes(code);

function kindOf(status: number, body: unknown): ApiErrorKind | "success" {
  if (status === 401) return "login-required";
  if (status === 459) return "agreement-required";
  if (status === 422) return "validation";
  if (isSuccess(status)) return body ? "success" : "server";
  return Number.isNaN(status) || (status >= 500 && status < 600) ? "server" : "business";
}

/** Messages per field, of a server that sends lists as documented, single texts, or objects of either. */
function fieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || Array.isArray(errors)) return fieldErrors({ "": errors });
  const fields = Object.entries(errors ?? {}).map(([field, said]) => [field, textsIn(said)] as const);
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}

/** The texts in a value, in their order. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
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
