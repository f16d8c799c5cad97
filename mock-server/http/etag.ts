import { digest } from "#mock/world/digest.ts";

/** The ETag of a body. */
export const etagOf = (body: string | Uint8Array): string => `"${digest(body).toString("hex", 0, 20)}"`;

/**
 * True if the caller's cached copy is still valid. Compares weakly, as in RFC 9110, 13.1.2: a compressed response has
 * the same tag, marked as weak.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.replace(/^W\//, "") === etag;
