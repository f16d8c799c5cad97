import type { Answer } from "#mock/contract/validate-output.ts";
import { drawImage } from "#mock/handlers/images.ts";
import { errorAnswer } from "./answers.ts";
import type { Call } from "./call.ts";
import type { World } from "./world.ts";

const PREFIX = "/images/";

export const isImage = ({ target: { path } }: Call) => path.startsWith(PREFIX);

/** Pictures are drawn from what they show, so that the shop needs no network. */
export function imageAnswer({ target: { path }, method }: Call, { state }: World): Answer {
  if (method !== "GET" && method !== "HEAD")
    return errorAnswer(405, `图片不支持 ${method}`, { headers: { allow: "GET, HEAD, OPTIONS" } });
  const body = drawImage(path, state);
  if (body === undefined) return errorAnswer(404, "没有这张图片");
  const headers = { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=3600" };
  return { statusCode: 200, headers, body };
}
