/** Stands in for the shop's own address, which is not known where this runs; no real host ends like this. */
const HERE = "https://shop.invalid";

/**
 * Whether a text is a path inside this site. Browsers read `//host`, `/\host`, `/<tab>/host` and `/.//host` as another
 * host or as something near it, so what counts is how the text reads as an address.
 */
export function isInAppPath(text: string): boolean {
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return false;
  const { origin, pathname } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith("//");
}
