import { searchArticlesQueryKeywordsMax } from "#generated/zod/article/article.zod.ts";
import { describeQuery, id, PAGE, text } from "#src/shared/lib/address-query.ts";

export type HelpAddress = {
  /** Search words; empty without a search. */
  keywords: string;
  page: number;
  /** The article requested by id, instead of the page's own. */
  articleId: number | undefined;
  /** The current article's address, as written in the data. */
  current: string;
};

const helpQuery = describeQuery({ q: text(searchArticlesQueryKeywordsMax), ...PAGE, id });

/** Reads the request in an address of the help center; invalid parts are ignored. */
export function readHelpAddress(pathname: string, search: URLSearchParams): HelpAddress {
  const { q: keywords = "", page = 1, id: articleId } = helpQuery.read(search);
  const address = articleId === undefined ? pathname : `${pathname}?id=${articleId}`;
  return { keywords, page, articleId, current: keywords === "" ? address : "" };
}
