import { ARTICLES } from "#mock/seed/article/help.ts";
import { NEWS } from "#mock/seed/article/news.ts";
import type { ArticleRecord, NewsRecord } from "./records.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { wordsOf } from "#mock/domain/goods/rules/search/goods-search.ts";
import { normalise } from "#mock/domain/goods/rules/search/search-index.ts";

type Document = {
  readonly item: ArticleRecord | NewsRecord;
  /** As normalised for search. */
  readonly title: string;
  readonly text: string;
  /** From when on it can be read, in ms. */
  readonly from: number;
};

/** A word in the title counts as much as so many in the text. */
const TITLE_WEIGHT = 20;

let documents: readonly Document[] | undefined;

/**
 * Help articles and news that hold every word, in title or text, at `now` (ms): those with words in the title first,
 * then those that name them more often, then the newer ones.
 */
export function searchArticles(keywords: string, now: number): Array<ArticleRecord | NewsRecord> {
  const words = wordsOf(keywords);
  if (words.length === 0) return [];
  documents ??= [...ARTICLES, ...NEWS].map(documentOf);
  return documents
    .filter(({ from }) => from <= now)
    .map((document) => ({ document, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.document.from - a.document.from)
    .map(({ document }) => document.item);
}

/** 0 unless every word is there. */
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
    title: normalise(item.title),
    text: normalise(`${item.summary} ${plain}`),
    from: "publishedAt" in item ? item.publishedAt : parseDateTime(item.updatedAt),
  };
}
