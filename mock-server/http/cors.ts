import type { IncomingHttpHeaders } from "node:http";
import type { Origins } from "./origins.ts";

const NONE: Readonly<Record<string, string>> = {};
/** A response for a page that may not read it: it must not be cached for one that may. */
const STRANGE: Readonly<Record<string, string>> = { vary: "Origin" };
const ALLOWED = "content-type, x-mock-world, x-mock-fault, prefer";
const EXPOSED = "x-mock-answer, x-mock-fault, x-mock-violation, allow";

/** CORS headers for allowed origins, with credentials; other origins get none. */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  origins: Origins,
): Readonly<Record<string, string>> {
  if (origin === undefined) return NONE;
  if (!origins.isAllowed(origin)) return STRANGE;
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/** The response to a preflight request; cached by the browser for ten minutes. */
export function preflightHeaders(
  headers: IncomingHttpHeaders,
  origins: Origins,
  anyHeader = false,
): Readonly<Record<string, string>> {
  const leave = corsHeaders(headers, origins);
  if (leave === STRANGE || leave === NONE) return leave;
  return {
    ...leave,
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": (anyHeader && headers["access-control-request-headers"]) || ALLOWED,
    "access-control-max-age": "600",
    // Chromium asks for this when a public page calls a local address.
    ...(headers["access-control-request-private-network"] === "true"
      ? { "access-control-allow-private-network": "true" }
      : {}),
    vary: "Origin, Access-Control-Request-Headers",
  };
}
