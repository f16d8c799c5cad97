import { adaptCookie } from "./adapt-cookie.ts";
import { type HeaderLists, forwardableHeaders } from "./forwardable-headers.ts";
import type { Upstream } from "./upstreams.ts";

/** Of the upstream's own address, or ours to say. */
const NOT_PASSED_ON = /^(?:access-control-|x-mock-|strict-transport-security$)/;

/** An upstream and the address of the mock at which it stands. */
export type Place = { readonly upstream: Upstream; readonly url: string };

/**
 * The headers of an answer as the browser gets them from the mock: cookies are kept, redirects that point at an upstream
 * point at the mock, and who may read the answer is the mock's to say. `places` begins with the upstream that answered.
 */
export function responseHeaders(
  rawHeaders: readonly string[],
  places: readonly [Place, ...Place[]],
): HeaderLists {
  const [{ upstream }] = places;
  const lists = forwardableHeaders(rawHeaders);
  for (const name of Object.keys(lists)) if (NOT_PASSED_ON.test(name)) delete lists[name];
  if (lists["set-cookie"])
    lists["set-cookie"] = lists["set-cookie"].map((line) => adaptCookie(line, upstream));
  if (lists.location) lists.location = lists.location.map((location) => moveLocation(location, places));
  return lists;
}

function moveLocation(location: string, places: readonly [Place, ...Place[]]): string {
  // `../orders` and `?page=2` stay what they are: the browser knows where it stands.
  if (!/^(?:https?:|\/)/i.test(location)) return location;
  const target = URL.parse(location, `${places[0].upstream.origin}/`);
  for (const { upstream, url } of places) {
    if (target?.origin !== upstream.origin) continue;
    const path = withoutPrefix(target.pathname, upstream.prefix);
    if (path !== undefined) return `${url}${path}${target.search}${target.hash}`;
  }
  return location;
}

/** A path of the upstream as a path of the mock; undefined for one that the mock does not show. */
function withoutPrefix(path: string, prefix: string): string | undefined {
  if (prefix === "") return path;
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}
