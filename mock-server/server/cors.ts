import type { IncomingHttpHeaders } from "node:http";

const NONE: Readonly<Record<string, string>> = {};
const ALLOWED = "content-type, x-mock-world, x-mock-fault, prefer";
const EXPOSED = "x-mock-answer, x-mock-fault, x-mock-violation, allow";

/** Lets the asking page, whatever its origin, read the answer with its cookies: a mock serves developers. */
export function corsHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const { origin } = headers;
  if (origin === undefined) return NONE;
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/** The answer to a browser that asks before it calls; kept by it for ten minutes. */
export function preflightHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return {
    ...corsHeaders(headers),
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": ALLOWED,
    "access-control-max-age": "600",
    // Chromium asks this when a public page calls a local address.
    ...(headers["access-control-request-private-network"] === "true"
      ? { "access-control-allow-private-network": "true" }
      : {}),
    vary: "Origin, Access-Control-Request-Headers",
  };
}
