import type { Guide } from "#api-spec/kit/document.ts";
import { contract } from "./document.ts";

/** The guides, in document order. */
export const guides: readonly Guide[] = contract["x-guides"] ?? [];

/** The guide with this id, or undefined. */
export const findGuide = (id: string): Guide | undefined => guides.find((guide) => guide.id === id);

/** The rules of the product specification, by section. */
export const specification = contract["x-specification"] ?? [];

/** Returns the citation of a rule of the specification, such as `§5 cart-total`. */
export const citationOf = (section: number, key: string): string => `§${section} ${key}`;

const rules = new Map(
  specification.flatMap(({ section, rules: own }) =>
    Object.keys(own).map((key) => [citationOf(section, key), key]),
  ),
);

/** The key of a cited rule; undefined for any other text. */
export const findCited = (text: string): string | undefined => rules.get(text);
