import { COMPARISONS } from "../comparisons/index.ts";
import { LAWS } from "../laws/judge.ts";
import verdicts from "./verdicts.json" with { type: "json" };

/**
 * The verdicts on sentences: a law judges it; no black box can see it; it binds a server and is not judged yet; or it
 * binds none, but explains.
 */
export const VERDICT_KINDS = ["judged", "unseen", "open", "explains"] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** `by` is the law, a rule or `flow` with its id, or the reason why nobody can see it; else empty. */
export type Verdict = { readonly kind: VerdictKind; readonly by: string };

/** The verdicts on the sentences of this contract, by their text: those of the file, the laws and the comparisons. */
export const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ...VERDICT_KINDS.flatMap((kind) => {
    const group: readonly string[] | Readonly<Record<string, readonly string[]>> = verdicts[kind];
    const entries = Array.isArray(group) ? [["", group] as const] : Object.entries(group);
    return entries.flatMap(([by, texts]) =>
      (texts as readonly string[]).map((text): [string, Verdict] => [text, { kind, by }]),
    );
  }),
  ...COMPARISONS.map(({ id, sentence }): [string, Verdict] => [
    sentence,
    { kind: "judged", by: `flow ${id}` },
  ]),
  ...LAWS.map(({ sentence }): [string, Verdict] => [sentence, { kind: "judged", by: "sentence" }]),
]);
