import { useGetArticle } from "#generated/hooks/article/article.ts";
import { useOwnTitle } from "#src/shared/lib/page-title.ts";
import { KEPT } from "../lib/article-query.ts";
import { ArticleWithRelated } from "./article-with-related.tsx";

/** The article given by id in the address. */
export function ArticleById({ id }: { id: number }) {
  const { data, error, refetch } = useGetArticle(id, {
    query: { ...KEPT, select: (response) => response.data, meta: { errors: "inline" } },
  });
  useOwnTitle(data?.title);
  return (
    <ArticleWithRelated
      article={data}
      title="帮助文章"
      isMissing={error?.status === 404}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
