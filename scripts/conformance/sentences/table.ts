import { readDocument } from "#api-spec/kit/read-document.ts";
import { loadContract } from "../../api-client/contract/load-contract.ts";
import type { Language, Words } from "../../api-client/words.ts";
import type { ConformanceOptions } from "../options.ts";
import { selectOperations } from "../run/select-operations.ts";
import { type Sentence, readSentences } from "./read-sentences.ts";
import { VERDICT_KINDS, type Verdict, type VerdictKind, VERDICTS } from "./verdicts.ts";

const LABELS: Readonly<Record<VerdictKind, Words>> = {
  judged: { zh: "有规则判断", en: "judged" },
  unseen: { zh: "从外部看不到", en: "not to be seen" },
  open: { zh: "尚未判断", en: "not judged yet" },
  explains: { zh: "仅说明", en: "explain" },
};
const NONE: Verdict = { kind: "open", by: "" };

const verdictOf = ({ text }: Sentence): Verdict => VERDICTS.get(text) ?? NONE;
const isIn = (kind: VerdictKind) => (sentence: Sentence) => verdictOf(sentence).kind === kind;

/** The figures of some sentences, by verdict, and the share of those that bind a server and are judged. */
function figuresOf(sentences: readonly Sentence[]) {
  const counts = VERDICT_KINDS.map((kind) => sentences.filter(isIn(kind)).length);
  const [judged = 0, unseen = 0, open = 0] = counts;
  const binding = judged + unseen + open;
  return { counts, share: binding === 0 ? "–" : `${Math.floor((100 * judged) / binding)} %` };
}

/**
 * The lines of `--sentences`: how many sentences of the contract are judged, by tag; and where operations or tags are
 * selected, each of their sentences with its law, or the reason why there is none.
 */
export function sentenceLines(options: ConformanceOptions, language: Language): string[] {
  const selected = selectOperations(loadContract(options.contract, options.only), options);
  const sentences = readSentences(readDocument(options.contract));
  const rows = [...Map.groupBy(sentences.flatMap(byTag), ([tag]) => tag)].map(
    ([tag, pairs]) => [tag, figuresOf(pairs.map(([, sentence]) => sentence))] as const,
  );
  const all = [
    language === "zh" ? "全部（相同的句子只计一次）" : "in all, equal ones once",
    figuresOf(sentences),
  ] as const;
  const head = [
    "",
    ...VERDICT_KINDS.map((kind) => LABELS[kind][language]),
    language === "zh" ? "判断率" : "share judged",
  ];
  const table = [
    head,
    ...[...rows, all].map(([name, { counts, share }]) => [name, ...counts.map(String), share]),
  ];
  const isChosen = options.operations !== undefined || options.tags !== undefined;
  return [
    ...columns(table),
    ...(isChosen ? selected.flatMap(({ id }) => linesOf(id, sentences, language)) : []),
  ];
}

const byTag = (sentence: Sentence) => [...sentence.tags].map((tag) => [tag, sentence] as const);

function columns(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, index) =>
    Math.max(...table.map((row) => widthOf(row[index] ?? ""))),
  );
  const gap = (cell: string, index: number) => " ".repeat((widths[index] ?? 0) - widthOf(cell));
  return table.map(([name = "", ...cells]) =>
    [name + gap(name, 0), ...cells.map((cell, index) => gap(cell, index + 1) + cell)].join("  "),
  );
}

/** The columns that a terminal shows a text in: Chinese characters and their punctuation take two. */
const widthOf = (text: string): number => text.length + (text.match(/[\p{Script=Han}，（）]/gu)?.length ?? 0);

/** Every sentence about an operation with its verdict. */
function linesOf(id: string, sentences: readonly Sentence[], language: Language): string[] {
  const own = sentences.filter(({ operationIds }) => operationIds.has(id));
  const lines = own.map((sentence) => {
    const { kind, by } = verdictOf(sentence);
    return `  ${LABELS[kind][language]}${by && ` (${by})`}: ${sentence.text}`;
  });
  return ["", id, ...lines];
}
