import { simplified } from "./simplified.ts";

/** Normalizes keywords and names: width, case, spaces and traditional characters do not matter. */
export const normalize = (text: string): string =>
  simplified(text.normalize("NFKC").toLowerCase().replace(/\s/gu, ""));

/** Words separated by spaces, all of which must match. */
export const wordsOf = (keywords: string | undefined): string[] =>
  (keywords ?? "").split(/\s/u).map(normalize).filter(Boolean);
