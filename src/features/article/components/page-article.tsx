import type { ReactNode } from "react";
import { useGetArticlePage } from "#generated/hooks/article/article.ts";
import type { ArticleCode } from "#generated/model/index.ts";
import { NEVER_STALE } from "../lib/article-query.ts";
import { ArticleWithRelated } from "./article-with-related.tsx";

type Props = { code: ArticleCode; title: string; lead?: ReactNode };

/** An article that has a page of its own. */
export function PageArticle({ code, title, lead }: Props) {
  const query = useGetArticlePage(code, {
    query: { ...NEVER_STALE, select: (response) => response.data, meta: { errors: "inline" } },
  });
  return <ArticleWithRelated query={query} title={title} lead={lead} />;
}
