/**
 * Whether what a caller has kept is still good. Weak comparison, as of RFC 9110, 13.1.2: a compressed answer has a weak
 * tag of the same text.
 */
export const isKept = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.replace(/^W\//, "") === etag;
