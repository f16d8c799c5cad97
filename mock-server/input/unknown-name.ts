import { closestMatch } from "leven";

const MOST_LISTED = 60;

/**
 * A message for an unknown name: `没有场景 oder；是不是 order？可用：…`. Suggests the closest one, and lists them all unless
 * they are too many to read.
 */
export function unknownName(what: string, written: string, names: readonly string[]): string {
  const nearest = closestMatch(written, names, { maxDistance: Math.max(2, Math.floor(written.length / 3)) });
  const listed = names.length <= MOST_LISTED ? `可用：${names.join("、") || "（无）"}` : "";
  const hints = `${nearest === undefined ? "" : `是不是 ${nearest}？`}${listed}`;
  return `${what} ${written}${hints && `；${hints}`}`;
}
