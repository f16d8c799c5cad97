import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { SpecificationSection } from "#api-spec/kit/document.ts";

const HEADER = "// Generated from api-spec/specification.yaml. Do not edit: run `npm run generate`.\n\n";

/**
 * Writes `specification.ts`: the rules of the specification by key, for whatever cites them. Throws if two share a key.
 */
export function writeSpecificationModule(): string {
  const sections = parse(
    readFileSync("api-spec/specification.yaml", "utf8"),
  ) as readonly SpecificationSection[];
  const rules = sections.flatMap(({ section, rules: ofSection }) =>
    Object.entries(ofSection).map(([key, rule]) => [key, { section, ...rule }] as const),
  );
  const byKey = new Map(rules);
  if (byKey.size < rules.length) throw new Error("api-spec/specification.yaml: two rules have the same key");
  const json = JSON.stringify(Object.fromEntries(byKey), null, 2);
  return `${HEADER}/** The rules of the product specification by key: the section, true if it says so itself, and the text. */
export const SPECIFICATION = ${json} as const;

export type SpecificationRule = keyof typeof SPECIFICATION;
`;
}
