import type { Origins } from "./origins.ts";
import type { RequestHeaders } from "./request.ts";

/**
 * True if a call comes from a page of another site, as far as browsers report it: by `Origin`, which they send with
 * every call but GETs to their own origin, links and pictures; else by `Sec-Fetch-Site`. Without either, a GET needs
 * the header that no link can set; any other request then comes from a program, which has no cookies of a user.
 */
export function isFromForeignPage(method: string, headers: RequestHeaders, origins: Origins): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !origins.isAllowed(origin) && URL.parse(origin)?.host !== host;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  return isGet(method) && headers["x-requested-with"] === undefined;
}

/** True if a link or a picture can send it: the methods without a body. */
export const isGet = (method: string): boolean => method === "GET" || method === "HEAD";
