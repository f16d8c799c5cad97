import { type HeaderLists, forwardableHeaders } from "#mock/http/header-lists.ts";
import { secureCookie } from "#mock/http/secure-cookies.ts";
import type { Upstream } from "./upstreams.ts";

/** They belong to the upstream's own address, or the mock sets them. */
const NOT_PASSED_ON = /^(?:access-control-|x-mock-|strict-transport-security$)/;

/** An upstream and the mock's address that replaces it. */
export type Place = { readonly upstream: Upstream; readonly url: string };

/**
 * The headers of a response as the browser gets them from the mock: cookies stay, redirects that point at an upstream
 * point at the mock, and the mock decides who may read the response. `places` begins with the upstream that responded.
 */
export function responseHeaders(
  rawHeaders: readonly string[],
  places: readonly [Place, ...Place[]],
): HeaderLists {
  const lists = forwardableHeaders(rawHeaders);
  for (const name of Object.keys(lists)) if (NOT_PASSED_ON.test(name)) delete lists[name];
  if (lists["set-cookie"])
    lists["set-cookie"] = lists["set-cookie"].map((line) =>
      adaptCookie(line, places[0].url, places[0].upstream.prefix),
    );
  if (lists.location) lists.location = lists.location.map((location) => moveLocation(location, places));
  return lists;
}

function moveLocation(location: string, places: readonly [Place, ...Place[]]): string {
  // `../orders` and `?page=2` are left alone: the browser resolves them.
  if (!/^(?:https?:|\/)/i.test(location)) return location;
  const target = URL.parse(location, `${places[0].upstream.origin}/`);
  for (const { upstream, url } of places) {
    if (target?.origin !== upstream.origin) continue;
    const path = withoutPrefix(target.pathname, upstream.prefix);
    if (path !== undefined) return `${url}${path}${target.search}${target.hash}`;
  }
  return location;
}

/** A path of the upstream as a path of the mock; undefined for one outside the prefix. */
function withoutPrefix(path: string, prefix: string): string | undefined {
  if (prefix === "") return path;
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** Browsers take cookies of these names only with Secure, and allow that on localhost. */
const NEEDS_SECURE = /^__(?:Host|Secure)-/i;

/**
 * Adapts a Set-Cookie line so that a browser accepts it from the mock and sends it to the mock: removes Domain, moves
 * Path below the mock's root and, on http://localhost, removes Secure and what depends on it (`SameSite=None`,
 * `Partitioned`).
 */
export function adaptCookie(line: string, url: string, prefix = ""): string {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const isSecure = url.startsWith("https:");
  const rest = attributes.flatMap((attribute) => adaptAttribute(attribute, pair, prefix, isSecure));
  const adapted = [pair, ...rest].join("; ");
  return isSecure ? secureCookie(adapted) : adapted;
}

function adaptAttribute(attribute: string, pair: string, prefix: string, isSecure: boolean): string[] {
  const [name = "", value = ""] = attribute.split("=").map((part) => part.trim());
  if (isSecure && /^(?:secure|samesite)$/i.test(name)) return [attribute];
  switch (name.toLowerCase()) {
    case "domain":
    case "partitioned":
      return [];
    case "secure":
      return NEEDS_SECURE.test(pair) ? [attribute] : [];
    case "samesite":
      return [value.toLowerCase() === "none" ? "SameSite=Lax" : attribute];
    case "path": {
      const isBelow = prefix !== "" && (value === prefix || value.startsWith(`${prefix}/`));
      return [isBelow ? `Path=${value.slice(prefix.length) || "/"}` : attribute];
    }
    default:
      return attribute === "" ? [] : [attribute];
  }
}
