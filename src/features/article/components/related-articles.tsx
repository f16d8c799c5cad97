import { chakra } from "@chakra-ui/react";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { KEPT } from "../lib/article-query.ts";

type Props = { groupId: number; groupName: string; articleId: number };

/** The other articles of the group with their summaries; the tree beside the article has already fetched them. */
export function RelatedArticles({ groupId, groupName, articleId }: Props) {
  const { data = [] } = useListServiceArticles(
    { category_id: groupId },
    { query: { ...KEPT, enabled: false, select: (response) => response.data } },
  );
  const others = data.filter(({ id }) => id !== articleId);
  if (others.length === 0) return null;
  return (
    <Panel title={`${groupName}的其他文章`}>
      <chakra.ul css={styles}>
        {others.map(({ id, title, summary, url }) => (
          <li key={id}>
            <DataLink url={url}>{title}</DataLink>
            <p>{summary}</p>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: "8",
  rowGap: "3",
  listStyle: "none",
  "& a": { fontWeight: "600", _hover: { color: "brand.fg" } },
  "& p": { color: "fg.subtle", fontSize: "xs" },
} as const;
