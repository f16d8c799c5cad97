import type { ContractDocument } from "#api-spec/kit/document.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { findByPointer } from "#api-spec/kit/refs.ts";

/** A sentence of the contract's descriptions or guides, or the name of a rule that tools read, such as `x-filter`. */
export type Sentence = {
  readonly text: string;
  /** The operations whose description has it, by themselves or by a component; empty for one about all calls. */
  readonly operationIds: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
};

/** The tag of sentences about all calls: those of the overview and the guides. */
const ALL_CALLS = "all calls";

/** Keywords with values below them, no words of the contract. */
const VALUES = new Set(["example", "examples", "enum", "default", "const"]);

/** Lists the sentences of a bundled contract in its order, equal ones once. Chinese texts are labels, not sentences. */
export function readSentences(document: ContractDocument): Sentence[] {
  const found = new Map<string, { operationIds: Set<string>; tags: Set<string> }>();
  const add = (text: string, tag: string, operationId?: string): void => {
    for (const sentence of sentencesOf(text)) {
      const places = found.get(sentence) ?? { operationIds: new Set(), tags: new Set() };
      places.tags.add(tag);
      if (operationId !== undefined) places.operationIds.add(operationId);
      found.set(sentence, places);
    }
  };
  add(document.info.description ?? "", ALL_CALLS);
  for (const { sections } of document["x-guides"] ?? [])
    for (const { text } of sections) add(text, ALL_CALLS);
  for (const placed of walkOperations(document)) {
    const { id, tag } = factsOf(document, placed);
    for (const text of textsOf(document, [placed.item.parameters, placed.operation])) add(text, tag, id);
  }
  return [...found].map(([text, places]) => ({ text, ...places }));
}

/** The descriptions of a part of the contract and of all components that it refers to, and the names of its x-rules. */
function textsOf(document: ContractDocument, part: unknown): string[] {
  const texts: string[] = [];
  const followed = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith("x-")) texts.push(key);
      if (key === "description" && typeof item === "string") texts.push(item);
      else if (key === "$ref" && typeof item === "string") {
        if (followed.has(item)) continue;
        followed.add(item);
        walk(findByPointer(document, item));
      } else if (!VALUES.has(key)) walk(item);
    }
  };
  walk(part);
  return texts;
}

/** A sentence ends before a capital letter, a figure, a quotation or a name of the contract. */
const END = /(?<=[.!?])\s+(?=[A-Z0-9`*“Σ])/u;

const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\n/u)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/gu, " ").trim().split(END))
    .filter((sentence) => /[a-z]{3}/u.test(sentence));
