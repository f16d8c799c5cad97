import type { IncomingMessage } from "node:http";
import { errorAnswer } from "./answers.ts";
import { HttpError } from "./http-error.ts";

export type RequestTarget = {
  /** Still percent-encoded. */
  readonly path: string;
  /** Behind the question mark; empty without one. */
  readonly queryText: string;
};

/** Splits the requested address. */
export function splitTarget(request: IncomingMessage): RequestTarget {
  // A client that takes the mock for a proxy sends the whole address.
  const url = (request.url ?? "/").replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = url.indexOf("?");
  return mark === -1
    ? { path: url, queryText: "" }
    : { path: url.slice(0, mark), queryText: url.slice(mark + 1) };
}

/** Throws HttpError: 400 for a path that cannot be decoded, 404 for one that climbs (`..`). */
export function checkTarget({ path }: RequestTarget): void {
  if (!path.includes("%") && !path.includes(".")) return;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new HttpError(errorAnswer(400, "请求地址的百分号编码不正确"));
  }
  if (decoded.includes("\0")) throw new HttpError(errorAnswer(400, "请求地址含有空字符"));
  // The path is used as sent: normalising it would serve another one.
  if (decoded.split(/[/\\]/).some((segment) => segment === ".." || segment === "."))
    throw new HttpError(errorAnswer(404, "没有这个接口"));
}
