import { normalize, wordsOf } from "#mock/domain/goods/rules/search/normalize.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { ArticleRecord, NewsRecord } from "../records.ts";

type Document = {
  readonly item: ArticleRecord | NewsRecord;
  /** Normalized for search. */
  readonly title: string;
  readonly text: string;
  /** When it is published, in ms. */
  readonly from: number;
};

/** The weight of a word in the title, relative to one in the text. */
const TITLE_WEIGHT = 20;

const indexes = new WeakMap<Seed, readonly Document[]>();

function documentsOf(seed: Seed): readonly Document[] {
  const { helpArticles, news } = seed.content;
  const documents = indexes.get(seed) ?? [...helpArticles, ...news].map(documentOf);
  indexes.set(seed, documents);
  return documents;
}

/**
 * Help articles and news that hold every word, in title or text: those with words in the title first,
 * then those that name them more often, then the newer ones.
 */
export function searchArticles(
  { seed, clock }: WorldState,
  keywords: string,
): Array<ArticleRecord | NewsRecord> {
  const now = clock.now();
  const words = wordsOf(keywords);
  return documentsOf(seed)
    .filter(({ from }) => from <= now)
    .map((document) => ({ document, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.document.from - a.document.from)
    .map(({ document }) => document.item);
}

/** 0 unless every word occurs. */
function scoreOf({ title, text }: Document, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const count = text.split(word).length - 1 + (title.includes(word) ? TITLE_WEIGHT : 0);
    if (count === 0) return 0;
    score += count;
  }
  return score;
}

function documentOf(item: ArticleRecord | NewsRecord): Document {
  const plain = item.content.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gsu, " ");
  return {
    item,
    title: normalize(item.title),
    text: normalize(`${item.summary} ${plain}`),
    from: "publishedAt" in item ? item.publishedAt : parseDateTime(item.updatedAt),
  };
}
