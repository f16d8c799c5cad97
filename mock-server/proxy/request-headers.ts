import type { IncomingMessage } from "node:http";
import { type HeaderLists, forwardableHeaders } from "#mock/http/header-lists.ts";
import type { Upstream } from "./upstreams.ts";

/**
 * The request headers for the upstream: as if sent by its own page, so that it does not refuse the origin.
 * `X-Mock-World` is passed on, for an upstream that is a mock itself; requested faults are applied here.
 */
export function requestHeaders(
  { rawHeaders, headers }: IncomingMessage,
  { origin, hostHeader }: Upstream,
): HeaderLists {
  const lists = forwardableHeaders(rawHeaders);
  lists.host = [hostHeader];
  if (lists.origin) {
    lists.origin = [origin];
    if (lists["sec-fetch-site"]) lists["sec-fetch-site"] = ["same-origin"];
  }
  if (lists.referer) lists.referer = [moveTo(origin, lists.referer[0] ?? "")];
  delete lists["x-mock-fault"];
  // Handled by this server already.
  delete lists.expect;
  if (/\b(?:code|example)\s*=/.test(String(headers.prefer ?? ""))) delete lists.prefer;
  // Node would not send a body with GET or DELETE otherwise.
  if (headers["transfer-encoding"] !== undefined) lists["transfer-encoding"] = ["chunked"];
  return lists;
}

const moveTo = (origin: string, referer: string) => referer.replace(/^https?:\/\/[^/?#]*/i, origin);

export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
