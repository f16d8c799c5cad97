import type { ResponseHeaders } from "#mock/contract/response-headers.ts";

/**
 * A `Set-Cookie` line of the mock as a caller over TLS needs it: pages of http://localhost, and of other sites that the
 * mock allows, are another site for https://localhost, which browsers send no `SameSite=Lax` cookie to.
 */
export const secureCookie = (line: string): string =>
  line.replace(/;\s*SameSite=Lax/i, "; SameSite=None; Secure");

/** Response headers for a caller at this origin: their cookies are secure where the origin is. */
export function cookiesFor(origin: string, headers: ResponseHeaders): ResponseHeaders {
  const { "set-cookie": lines } = headers;
  if (lines === undefined || !origin.startsWith("https:")) return headers;
  return { ...headers, "set-cookie": [lines].flat().map(secureCookie) };
}
