/** The rules for serving the built shop, by scripts/serve-web.ts and the servers that scripts/deploy configures. */

/** Media types by the extension of a file; others are `application/octet-stream`. */
export const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};

export const OTHER_TYPE = "application/octet-stream";
export const PLAIN_TEXT = "text/plain; charset=utf-8";

/** Files below this path have a hash of their content in their name. */
export const HASHED = "/assets/";

/** The values of Cache-Control. */
export const CACHING = {
  hashed: "public, max-age=31536000, immutable",
  revalidated: "no-cache",
  never: "no-store",
} as const;

/** Responds with 200 while the server works, for balancers. */
export const HEALTH_PATH = "/healthz";

/** Paths of files that are not for visitors: what the build says of itself, and compressed variants. */
export const WITHHELD = /\/\.|\.(br|gz)$/;

/** A path that names a file rather than a page of the shop. */
export const NAMES_A_FILE = /\.[^/]+$/;

/** The bodies of responses that are not files. */
export const TEXTS = {
  healthy: "ok",
  badRequest: "Bad request",
  notFound: "Not found",
  notAllowed: "Method not allowed",
} as const;
