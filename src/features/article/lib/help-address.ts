import { searchArticlesQueryKeywordsMax } from "#generated/zod/article/article.zod.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";

export type HelpAddress = {
  /** Search words; empty without a search. */
  keywords: string;
  page: number;
  /** The article requested by id, instead of the page's own. */
  articleId: number | undefined;
  /** The current article's address, as written in the data. */
  current: string;
};

/** Reads the request in an address of the help center; invalid parts are ignored. */
export function readHelpAddress(pathname: string, query: URLSearchParams): HelpAddress {
  const keywords = (query.get("q") ?? "").trim().slice(0, searchArticlesQueryKeywordsMax);
  const articleId = parseId(query.get("id"));
  const address = articleId === undefined ? pathname : `${pathname}?id=${articleId}`;
  return { keywords, page: parsePage(query.get("page")), articleId, current: keywords === "" ? address : "" };
}
