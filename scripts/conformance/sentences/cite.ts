import type { Sentence } from "./read-sentences.ts";
import { VERDICTS } from "./verdicts.ts";

/** The rule that found a failure, and the flow if it was found in one. */
type Found = { readonly operationId: string; readonly rule: string; readonly flow: string | undefined };

/** Returns the sentences that a failure violates. */
export type Cite = (failure: Found) => string[];

/** Cites, of these sentences, those about a failure's operation or about all calls that its law judges. */
export function citationsIn(sentences: readonly Sentence[]): Cite {
  const judged = sentences.flatMap(({ text, operationIds }) => {
    const verdict = VERDICTS.get(text);
    return verdict?.kind === "judged" ? [{ text, operationIds, law: verdict.by }] : [];
  });
  return ({ operationId, rule, flow }) => {
    const laws = flow === undefined ? [rule] : [rule, `flow ${flow}`];
    return judged
      .filter(
        ({ law, operationIds }) =>
          laws.includes(law) && (operationIds.size === 0 || operationIds.has(operationId)),
      )
      .map(({ text }) => text);
  };
}
