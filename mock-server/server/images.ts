import type { MockResponse } from "#mock/contract/validate-output.ts";
import { isSigned } from "#mock/domain/upload/rules/signed-address.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { etagOf, matchesEtag } from "#mock/http/etag.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { PendingFont } from "#mock/pictures/pending-font.ts";
import { serveFile } from "#mock/pictures/pictures.ts";
import type { ServedFile } from "#mock/pictures/served-file.ts";
import type { ReceivedCall } from "./call.ts";
import type { Responded, ResponderCall } from "./responders/responder.ts";
import type { World } from "./world.ts";

const PREFIXES = ["/images/", "/files/"];

type ImageCall = Pick<ReceivedCall, "target" | "method" | "request" | "origin">;

const isImage = ({ target: { path } }: ImageCall) => PREFIXES.some((prefix) => path.startsWith(prefix));

/** Pages of http://localhost are another site for https://localhost. */
const siteOf = (origin: string) => (origin.startsWith("https:") ? "cross-origin" : "same-site");

/** Nothing in an SVG runs or loads anything, whatever a name in it may contain. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type PictureCall = ImageCall & Pick<ResponderCall, "world">;

/** The mock's pictures, where an upstream has been tried first. Leaves all other addresses. */
export const respondByPicture = (_services: unknown, call: PictureCall) =>
  isImage(call) ? respondOnceReady(call) : undefined;

/** Responds at once, unless a font is still to be loaded. */
function respondOnceReady(call: PictureCall): Responded | Promise<Responded> {
  try {
    return { response: imageResponse(call, call.world) };
  } catch (error) {
    if (error instanceof PendingFont) return error.ready.then(() => respondOnceReady(call));
    throw error;
  }
}

/**
 * Pictures are rendered from data, so that the shop needs no network; uploads are returned unchanged. Files that
 * depend only on the seed are cached for a while, those of a world are revalidated each time.
 */
function imageResponse(
  { target, method, request, origin }: ImageCall,
  { state }: Pick<World, "state">,
): MockResponse {
  const { path, queryText } = target;
  if (method !== "GET" && method !== "HEAD")
    return errorResponse(405, `图片和文件不支持 ${method}`, { headers: { allow: "GET, HEAD, OPTIONS" } });
  const file = serveFile(path, state);
  // The same response for what is not there and for what is another's: nobody learns which numbers exist.
  if (file === undefined || !mayOpen(file, state, path, queryText, request.headers.cookie))
    return errorResponse(404, "没有这张图片或这个文件，或者需要先登录");
  const etag = etagOf(file.body);
  const headers = {
    "content-type": file.type,
    "cache-control": file.isFixed ? "public, max-age=3600" : "private, no-cache",
    ...(file.owner !== undefined && { "cross-origin-resource-policy": siteOf(origin) }),
    ...(file.type.startsWith("image/svg") && { "content-security-policy": POLICY }),
    ...(file.name !== undefined && { "content-disposition": attachment(file.name) }),
    etag,
  };
  return matchesEtag(request.headers["if-none-match"], etag)
    ? { statusCode: 304, headers }
    : { statusCode: 200, headers, body: file.body };
}

/** A name with Chinese characters, as of RFC 6266. */
const attachment = (name: string): string =>
  `attachment; filename="download.${name.split(".").at(-1)}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * True if the caller may open a file: a buyer's file in that buyer's session, an upload also by the signed address
 * that the response to it contained.
 */
function mayOpen(
  { owner }: ServedFile,
  state: WorldState,
  path: string,
  query: string,
  cookies: string | undefined,
): boolean {
  if (owner === undefined) return true;
  const session = state.sessions.find(readCookie(cookies, "session") ?? "");
  const isOwner = session !== undefined && session.onlyFor === undefined && session.userId === owner;
  return isOwner || isSigned(state, path, query);
}
