import { closestMatch } from "leven";
import { say } from "#mock/language/say.ts";

const MOST_LISTED = 60;

/**
 * A message for an unknown name: `unknown scenario oder (did you mean order?); available: …`. Suggests the closest one,
 * and lists them all unless they are too many to read.
 */
export function unknownName(what: string, written: string, names: readonly string[]): string {
  const nearest = closestMatch(written, names, { maxDistance: Math.max(2, Math.floor(written.length / 3)) });
  const question =
    nearest === undefined ? "" : say(` (did you mean ${nearest}?)`, `（您是不是要找 ${nearest}？）`);
  const listed =
    names.length <= MOST_LISTED
      ? say(`; available: ${names.join(", ") || "none"}`, `；可用：${names.join("、") || "无"}`)
      : "";
  return `${what} ${written}${question}${listed}`;
}
