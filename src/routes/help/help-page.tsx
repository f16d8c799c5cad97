import { type ReactNode, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { HelpFrame } from "#src/features/article/components/help-frame.tsx";
import { readHelpAddress } from "#src/features/article/lib/help-address.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";

const ArticleById = lazyPart(
  async () => (await import("#src/features/article/components/article-by-id.tsx")).ArticleById,
  PartMissing,
);
const SearchResults = lazyPart(
  async () => (await import("#src/features/article/components/search-results.tsx")).SearchResults,
  PartMissing,
);

/** A page of the help center; its query can request another article or search results. */
export function HelpPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { keywords, page, articleId, current } = readHelpAddress(pathname, query);
  return (
    <HelpFrame current={current} keywords={keywords}>
      <Suspense
        fallback={
          <LoadingPage label="正在加载正文">
            <RichTextSkeleton />
          </LoadingPage>
        }
      >
        {keywords !== "" ? (
          <SearchResults keywords={keywords} page={page} />
        ) : articleId !== undefined ? (
          <ArticleById id={articleId} />
        ) : (
          children
        )}
      </Suspense>
    </HelpFrame>
  );
}
