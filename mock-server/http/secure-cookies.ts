/**
 * A `Set-Cookie` line of the mock as a caller over TLS needs it: pages of http://localhost, and of other sites that the
 * mock allows, are another site for https://localhost, which browsers send no `SameSite=Lax` cookie to.
 */
export const secureCookie = (line: string): string =>
  line.replace(/;\s*SameSite=Lax/i, "; SameSite=None; Secure");

/** Response headers for a caller at this origin: their cookie is secure where the origin is. */
export function cookiesFor(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === "set-cookie");
  if (name === undefined || !origin.startsWith("https:")) return headers;
  return { ...headers, [name]: secureCookie(headers[name] ?? "") };
}
