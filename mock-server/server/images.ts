import { createHash } from "node:crypto";
import type { Answer } from "#mock/contract/validate-output.ts";
import { serveFile } from "#mock/pictures/pictures.ts";
import { errorAnswer } from "#mock/http/answers.ts";
import type { ReceivedCall } from "./call.ts";
import type { World } from "./world.ts";

const PREFIXES = ["/images/", "/files/"];

export const isImage = ({ target: { path } }: ReceivedCall) =>
  PREFIXES.some((prefix) => path.startsWith(prefix));

/** Nothing in an SVG runs or loads anything, whatever a name in it may contain. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Pictures are rendered from data, so that the shop needs no network; uploads are returned unchanged. Files that
 * depend only on the seed are cached for a while, those of a world are revalidated each time.
 */
export function imageAnswer({ target: { path }, method, request }: ReceivedCall, { state }: World): Answer {
  if (method !== "GET" && method !== "HEAD")
    return errorAnswer(405, `图片和文件不支持 ${method}`, { headers: { allow: "GET, HEAD, OPTIONS" } });
  const file = serveFile(path, state);
  if (file === undefined) return errorAnswer(404, "没有这张图片或这个文件");
  const etag = `"${createHash("sha1").update(file.body).digest("base64url")}"`;
  const headers = {
    "content-type": file.type,
    "cache-control": file.isFixed ? "public, max-age=3600" : "private, no-cache",
    ...(file.type.startsWith("image/svg") && { "content-security-policy": POLICY }),
    etag,
  };
  return request.headers["if-none-match"] === etag
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers, body: file.body };
}
