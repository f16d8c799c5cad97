import { isDeepStrictEqual } from "node:util";
import { compareParts } from "./compare-parts.ts";
import { compareRemaining } from "./compare-remaining.ts";
import type { Part } from "./document.ts";
import type { Operation } from "./operations.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, note, placeOf } from "./walk.ts";

/** The keywords of a scheme that define how credentials are sent. */
const CREDENTIALS = ["type", "in", "name", "scheme", "bearerFormat", "flows", "openIdConnectUrl"];

type Alternative = readonly string[];

/** True if these credentials satisfy one of the alternatives. */
const letIn = (credentials: Alternative, alternatives: readonly Alternative[]) =>
  alternatives.some((required) => required.every((scheme) => credentials.includes(scheme)));

/** A scheme is said by its roles if any are demanded. */
function describe(alternative: Alternative): string {
  const said = alternative.filter((name) => !alternative.some((other) => other.startsWith(`${name}:`)));
  return said.length > 0 ? `callers with ${said.join(" and ")} alone` : "visitors";
}

/** Compares the security requirements of an operation, and the schemes that exist in both versions. */
export function compareSecurity(walk: Walk, before: Operation, after: Operation): void {
  const place = placeOf("");
  for (const alternative of before.security)
    if (!letIn(alternative, after.security))
      note(walk, place, "security-tightened", { value: describe(alternative) });
  for (const alternative of after.security)
    if (!letIn(alternative, before.security))
      note(walk, place, "security-loosened", { value: describe(alternative) });

  const schemesOf = ({ security }: Operation) =>
    new Set(security.flat().filter((credential) => !credential.includes(":")));
  const schemes = schemesOf(after).intersection(schemesOf(before));
  for (const scheme of schemes) {
    const component = { $ref: `#/components/securitySchemes/${scheme}` };
    compareParts(walk, place, component, component, compareScheme);
  }
}

function compareScheme(walk: Walk, place: Place, before: Part, after: Part): void {
  for (const name of CREDENTIALS) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    const values = { name, old: showValue(before[name]), new: showValue(after[name]) };
    note(walk, place, "scheme-changed", values);
  }
  compareRemaining(walk, place, before, after, new Set(CREDENTIALS));
}
