import type { IncomingMessage } from "node:http";
import { errorAnswer } from "./answers.ts";
import { EarlyAnswer } from "./early-answer.ts";

export type RequestTarget = {
  /** Still percent-encoded, but known to be decodable. */
  readonly path: string;
  /** Behind the question mark; empty without one. */
  readonly queryText: string;
};

/** Splits the address that was asked for. 400 for one that cannot be decoded, 404 for one that climbs (`..`). */
export function readTarget(request: IncomingMessage): RequestTarget {
  // A proxy client names the whole address.
  const url = (request.url ?? "/").replace(/^https?:\/\/[^/?#]*/i, "");
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  const queryText = mark === -1 ? "" : url.slice(mark + 1);
  if (path.includes("%") || path.includes(".")) checkPath(path);
  return { path, queryText };
}

function checkPath(path: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new EarlyAnswer(errorAnswer(400, "请求地址的百分号编码不正确"));
  }
  if (decoded.includes("\0")) throw new EarlyAnswer(errorAnswer(400, "请求地址含有空字符"));
  // The path is taken as it was sent: a server that tidies it up would answer for another one.
  if (decoded.split(/[/\\]/).some((segment) => segment === ".." || segment === "."))
    throw new EarlyAnswer(errorAnswer(404, "没有这个接口"));
}
