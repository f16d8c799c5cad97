import type { Origins } from "./origins.ts";
import type { RequestHeaders } from "./request.ts";

const NONE: Readonly<Record<string, string>> = {};
/** For a page that may not read the response: caches must not serve this response to one that may. */
const STRANGE: Readonly<Record<string, string>> = { vary: "Origin" };
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const ALLOWED =
  "content-type, x-requested-with, idempotency-key, x-mock-world, x-mock-user, x-mock-token, x-mock-fault, prefer";
const EXPOSED = "x-mock-answer, x-mock-fault, x-mock-violation, allow";

/** CORS: lets pages of allowed origins read the response, with cookies. */
export function corsHeaders(
  { origin, host }: RequestHeaders,
  origins: Origins,
): Readonly<Record<string, string>> {
  if (origin === undefined) return NONE;
  if (!origins.isAllowed(origin)) {
    if (URL.parse(origin)?.host !== host) origins.noteRefused(origin);
    return STRANGE;
  }
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/**
 * The response to a browser's preflight request, which it caches for ten minutes. `methods` are those of the address.
 */
export function preflightHeaders(
  headers: RequestHeaders,
  origins: Origins,
  methods = METHODS,
): Readonly<Record<string, string>> {
  const leave = corsHeaders(headers, origins);
  if (leave === STRANGE || leave === NONE) return leave;
  return {
    ...leave,
    "access-control-allow-methods": methods,
    // An allowed page may send any header: which ones its tools add is nothing that the mock could know.
    "access-control-allow-headers": headers["access-control-request-headers"]?.toString() || ALLOWED,
    "access-control-max-age": "600",
    // Private Network Access: Chromium sends this when a public page calls a local address.
    ...(headers["access-control-request-private-network"] === "true"
      ? { "access-control-allow-private-network": "true" }
      : {}),
    vary: "Origin, Access-Control-Request-Headers",
  };
}
