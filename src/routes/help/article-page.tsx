import type { ComponentType } from "react";
import type { ArticleCode } from "#generated/model/index.ts";
import { PageArticle } from "#src/features/article/components/page-article.tsx";
import { HelpPage } from "./help-page.tsx";

export function articlePage(code: ArticleCode, title: string): ComponentType {
  return function ArticlePage() {
    return (
      <HelpPage>
        <PageArticle code={code} title={title} />
      </HelpPage>
    );
  };
}
