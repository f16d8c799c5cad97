import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";

/** As long as the contract lets a search be. */
export const MAX_KEYWORDS = 50;

export type HelpAddress = {
  /** Words to search for; empty without a search. */
  keywords: string;
  page: number;
  /** The article that is asked for by its id, in the place of the page's own. */
  articleId: number | undefined;
  /** How the data writes the address of the article on show. */
  current: string;
};

/** What an address of the help centre asks for; what makes no sense in it counts as absent. */
export function readHelpAddress(pathname: string, query: URLSearchParams): HelpAddress {
  const keywords = (query.get("q") ?? "").trim().slice(0, MAX_KEYWORDS);
  const articleId = parseId(query.get("id"));
  const own = articleId === undefined ? pathname : `${pathname}?id=${articleId}`;
  return { keywords, page: parsePage(query.get("page")), articleId, current: keywords === "" ? own : "" };
}
