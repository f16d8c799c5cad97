import { useGetArticlePage } from "#generated/hooks/article/article.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";
import styles from "./shipping-rule-page.module.css";

/** The shipping rules of preferred goods. The page has no header or footer, so it links back itself. */
export function ShippingRulePage() {
  const query = useGetArticlePage("yx_rule", { query: { select: (response) => response.data } });
  const article = query.data;
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
        <Loaded query={query} what="内容" skeleton={<RichTextSkeleton />}>
          {({ content }) => <RichText html={content} />}
        </Loaded>
      </div>
    </div>
  );
}
