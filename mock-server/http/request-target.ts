import { say } from "#mock/language/say.ts";
import { HttpError } from "./http-error.ts";
import type { BackendRequest } from "./request.ts";
import { errorResponse } from "./responses.ts";

export type RequestTarget = {
  /** Still percent-encoded. */
  readonly path: string;
  /** Behind the question mark; empty without one. */
  readonly queryText: string;
};

/** Splits the requested address. */
export function splitTarget({ url: requested }: Pick<BackendRequest, "url">): RequestTarget {
  // A client that takes the mock for a proxy sends the whole address.
  const url = requested.replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = url.indexOf("?");
  return mark === -1
    ? { path: url, queryText: "" }
    : { path: url.slice(0, mark), queryText: url.slice(mark + 1) };
}

/** The control API, for developers; all other paths are the shop's. */
export const CONTROL_PREFIX = "/__mock__/";

/**
 * Throws HttpError (400) for several `Host` headers (RFC 9112, 3.2), even equal ones: who forwards the request may
 * believe another one than we do.
 */
export function checkHost({ rawHeaders }: BackendRequest, { path }: RequestTarget): void {
  const isHost = (word: string, index: number) => index % 2 === 0 && /^host$/i.test(word);
  if (rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost)) return;
  const isControl = path.startsWith(CONTROL_PREFIX);
  throw new HttpError(
    errorResponse(
      400,
      isControl ? say("the request has several hosts", "请求有多个 Host") : "请求头 Host 只能有一个",
    ),
  );
}

/** Throws HttpError: 400 for a path that cannot be decoded, 404 for one that climbs (`..`). */
export function checkTarget({ path }: RequestTarget): void {
  if (!path.includes("%") && !path.includes(".")) return;
  const refused = (status: number, message: string, forDevelopers: string) =>
    new HttpError(errorResponse(status, path.startsWith(CONTROL_PREFIX) ? forDevelopers : message));
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw refused(
      400,
      "请求地址的百分号编码不正确",
      say("the address is not valid percent-encoding", "地址的百分号编码不正确"),
    );
  }
  if (decoded.includes("\0"))
    throw refused(400, "请求地址含有空字符", say("the address contains a zero byte", "地址含有空字符"));
  // The path is used as sent: normalizing it would serve another one.
  if (decoded.split(/[/\\]/).some((segment) => segment === ".." || segment === "."))
    throw refused(404, "没有这个接口", say("no control address climbs", "控制接口的地址不能含有 .."));
}
