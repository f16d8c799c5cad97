import { contentTypeOf } from "#mock/contract/content-type.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";

/** A JSON response. */
export function jsonResponse(
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): MockResponse {
  return { statusCode, headers: { ...contentTypeOf(), ...headers }, body };
}

/** RFC 9110 wants a challenge with a 401; browsers show a dialog for the schemes that they know. */
const CHALLENGE = { "www-authenticate": 'Session realm="shop"' };

/** `{ code, message }`, the contract's body of every error; `message` is in Chinese, for users. */
export function errorResponse(
  status: number,
  message: string,
  extra: { errors?: unknown; headers?: Readonly<Record<string, string>> } = {},
): MockResponse {
  const { errors, headers } = extra;
  return jsonResponse(
    status,
    { code: status, message, ...(errors === undefined ? {} : { errors }) },
    { ...(status === 401 && CHALLENGE), ...headers },
  );
}

/** The message of a 413 response, for users. */
export const TOO_LARGE = "提交的内容过大";

/** Deletes the session cookie. */
export const CLEAR_SESSION = "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";

/** 401; the cookie of a session that has ended is deleted. */
export function loginRequiredResponse(hadCookie: boolean): MockResponse {
  const message = hadCookie ? "登录已失效，请重新登录" : "请先登录";
  return errorResponse(401, message, { headers: hadCookie ? { "set-cookie": CLEAR_SESSION } : {} });
}
