import { useGetArticle } from "#generated/hooks/article/article.ts";
import { useRecordTitle } from "#src/shared/lib/page-title.ts";
import { NEVER_STALE } from "../lib/article-query.ts";
import { ArticleWithRelated } from "./article-with-related.tsx";

/** The article given by id in the address. */
export function ArticleById({ id }: { id: number }) {
  const query = useGetArticle(id, {
    query: { ...NEVER_STALE, select: (response) => response.data, meta: { errors: "inline" } },
  });
  useRecordTitle(query.data?.title);
  return <ArticleWithRelated query={query} title="帮助文章" isMissing={query.error?.status === 404} />;
}
