import type { IncomingHttpHeaders } from "node:http";
import type { Origins } from "./origins.ts";

/**
 * Whether a call that is not for pages of other sites comes from one of them, as far as browsers say: by `Origin`, which
 * they send with every call but GETs of their own origin, links and pictures; else by `Sec-Fetch-Site`. Without either, a
 * GET needs the header that no link can set; anything else then comes from a program, which has no cookies of a user.
 */
export function isFromForeignPage(method: string, headers: IncomingHttpHeaders, origins: Origins): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !origins.isAllowed(origin) && URL.parse(origin)?.host !== host;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  return isGet(method) && headers["x-requested-with"] === undefined;
}

/** Whether a link or a picture can cause it: the methods without a body. */
export const isGet = (method: string): boolean => method === "GET" || method === "HEAD";
