import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { useGetArticlePage } from "#generated/hooks/article/article.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import styles from "./shipping-rule-page.module.css";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";

/** The shipping rules of preferred goods. The page has no header or footer, so it links back itself. */
export function ShippingRulePage() {
  const { data, error, refetch } = useGetArticlePage("yx_rule");
  const article = data?.data;
  return (
    <div className={styles.root}>
      <PageHeading
        title={article?.title ?? "优选规则"}
        hint={article && `更新于 ${article.updated_at.slice(0, 10)}`}
        actions={
          <ButtonLink size="sm" variant="outline" to={paths.freeShipping()}>
            去包邮专区
          </ButtonLink>
        }
      />
      <div className={styles.text}>
        {article ? (
          <RichText html={article.content} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RichTextSkeleton />
        )}
      </div>
    </div>
  );
}
