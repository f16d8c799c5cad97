import type { Part } from "./document.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, note } from "./walk.ts";

/** The keywords that decide how a value is serialized into a query, a path, a header or a form. */
export const NOTATION_KEYWORDS = ["style", "explode", "allowReserved", "contentType"];

const DEFAULT_STYLE: Readonly<Record<string, string>> = { path: "simple", header: "simple" };

/** The defaults for a parameter or a form field (OpenAPI 3.1, sections 4.8.12.2 and 4.8.15.1). */
function notationOf(part: Part): Part {
  const style = part.style ?? DEFAULT_STYLE[String(part.in)] ?? "form";
  return {
    style,
    explode: part.explode ?? style === "form",
    allowReserved: part.allowReserved ?? false,
    contentType: part.contentType,
  };
}

/** Compares the serialization of a value; `before` and `after` are parameters, headers or `encoding` objects. */
export function compareNotation(walk: Walk, place: Place, before: Part, after: Part): void {
  const [old, fresh] = [notationOf(before), notationOf(after)];
  for (const name of NOTATION_KEYWORDS) {
    if (old[name] === fresh[name]) continue;
    const values = { name, old: showValue(old[name]), new: showValue(fresh[name]) };
    note(walk, place, "notation-changed", values);
  }
}
