import { useState } from "react";
import { useGetArticle } from "#generated/hooks/article/article.ts";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { RichText } from "#src/shared/ui/text/rich-text.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./article-note.module.css";

type Props = {
  /** The article's address in the help center. */
  address: string;
  label: string;
};

/** A collapsed help article, loaded when it is expanded. Renders nothing if it does not exist. */
export function ArticleNote({ address, label }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data: id = 0 } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    {
      query: {
        ...NEVER_STALE,
        select: ({ data }) =>
          data.flatMap(({ articles = [] }) => articles).find(({ url }) => url === address)?.id,
      },
    },
  );
  const query = useGetArticle(id, {
    query: {
      ...NEVER_STALE,
      enabled: isOpen && id > 0,
      select: (response) => response.data,
      meta: { errors: "inline" },
    },
  });
  if (id === 0) return null;
  return (
    <details className={styles.root} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <Loaded query={query} what={label} as="line" skeleton="40">
          {({ content }) => <RichText html={content} />}
        </Loaded>
      )}
    </details>
  );
}
