import { useGetArticlePage } from "#generated/hooks/article/article.ts";
import type { ArticleCode } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./fixed-article.module.css";

type Props = { code: ArticleCode };

/** The text of a fixed page, such as the privacy policy, with the date of its last change. */
export function FixedArticle({ code }: Props) {
  const query = useGetArticlePage(code, {
    query: { ...NEVER_STALE, select: (response) => response.data },
  });
  return (
    <article className={styles.root}>
      <Loaded query={query} what="内容" skeleton={<RichTextSkeleton />}>
        {({ content, updated_at }) => (
          <>
            <RichText html={content} />
            <div className={styles.updated}>最后更新：{formatMinute(updated_at)}</div>
          </>
        )}
      </Loaded>
    </article>
  );
}
