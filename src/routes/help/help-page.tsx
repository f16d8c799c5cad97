import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { ArticleById } from "#src/features/article/components/article-by-id.tsx";
import { HelpFrame } from "#src/features/article/components/help-frame.tsx";
import { SearchResults } from "#src/features/article/components/search-results.tsx";
import { readHelpAddress } from "#src/features/article/lib/help-address.ts";

/** A page of the help centre; its query may ask for another article, or for what is said about some words. */
export function HelpPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { keywords, page, articleId, current } = readHelpAddress(pathname, query);
  return (
    <HelpFrame current={current} keywords={keywords}>
      {keywords !== "" ? (
        <SearchResults keywords={keywords} page={page} />
      ) : articleId !== undefined ? (
        <ArticleById id={articleId} />
      ) : (
        children
      )}
    </HelpFrame>
  );
}
