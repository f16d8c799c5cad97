import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Guide, SpecificationSection } from "../../kit/document.ts";
import type { Rule } from "../redocly-types.ts";

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../${name}`, import.meta.url), "utf8"));

const RULES = new Set(
  (read("specification.yaml") as readonly SpecificationSection[]).flatMap(({ section, rules }) =>
    Object.keys(rules).map((key) => `§${section} ${key}`),
  ),
);
const GUIDES = new Set((read("guides.yaml") as readonly Guide[]).map(({ id }) => `guide ${id}`));

/** A section mark with what it cites, whether in backticks or not; the name of a guide in backticks. */
const CITATION = /`?§[^`\s]*(?: [\w-]+`?)?|`guide [^`]*`/g;

function problemOf(citation: string): string | undefined {
  const name = citation.replaceAll("`", "");
  if (RULES.has(name) && citation === `\`${name}\``) return undefined;
  if (GUIDES.has(name)) return undefined;
  return `${citation} cites nothing that readers have: cite \`§5 cart-total\`, a rule of specification.yaml, or \`guide forms\`, one of guides.yaml.`;
}

/** The texts within a node that are its own; nodes below it are visited by themselves. */
const ownTexts = (node: object): readonly [string, string][] =>
  Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** Every text of the guides, with the names of the fields that lead to it. */
function textsIn(value: unknown, path: readonly (string | number)[] = []): [(string | number)[], string][] {
  if (typeof value === "string") return [[[...path], value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Every citation in a description exists: a rule of the specification by section and key, or a guide. */
export const citations: Rule = () => ({
  Root: {
    enter(root, { report, resolve, location }) {
      const guides = root["x-guides"] && resolve(root["x-guides"]);
      for (const [path, text] of textsIn(guides?.node ?? root["x-guides"]))
        for (const [citation] of text.matchAll(CITATION)) {
          const message = problemOf(citation);
          if (message !== undefined)
            report({ message: `${path.join(".")}: ${message}`, location: location.child(["x-guides"]) });
        }
    },
  },
  any: {
    enter(node, { report, location }) {
      if (typeof node !== "object" || node === null || Array.isArray(node)) return;
      for (const [key, text] of ownTexts(node))
        for (const [citation] of text.matchAll(CITATION)) {
          const message = problemOf(citation);
          if (message !== undefined) report({ message, location: location.child([key]) });
        }
    },
  },
});
