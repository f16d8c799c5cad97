/** A placeholder for the shop's own origin, which is unknown here; the `.invalid` domain is reserved. */
const HERE = "https://shop.invalid";

/**
 * True if a text is a path within this site. Browsers resolve `//host`, `/\host`, `/<tab>/host` and `/.//host` to
 * other hosts, so the resolved URL is checked, not the text.
 */
export function isInAppPath(text: string): boolean {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return false;
  const { origin, pathname } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith("//");
}
