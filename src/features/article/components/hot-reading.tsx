import { chakra, Skeleton } from "@chakra-ui/react";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { KEPT } from "../lib/article-query.ts";

const SHOWN = 8;

/** The first help articles, for readers who came for something else. */
export function HotReading() {
  const { data, isError } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { ...KEPT, select: (response) => response.data.flatMap(({ articles }) => articles) } },
  );
  if (isError && !data) return null;
  return (
    <chakra.section css={styles} aria-label="常用帮助">
      <h2>常用帮助</h2>
      <ul>
        {!data && Array.from({ length: SHOWN }, (_, index) => <Skeleton key={index} h="4" my="2.5" me="6" />)}
        {data?.slice(0, SHOWN).map(({ id, title, url }) => (
          <li key={id}>
            <DataLink url={url}>{title}</DataLink>
          </li>
        ))}
      </ul>
    </chakra.section>
  );
}

const styles = {
  minHeight: "44",
  px: "4",
  pb: "4",
  "& h2": { mb: "1", fontSize: "sm", fontWeight: "600" },
  "& ul": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", listStyle: "none" },
  "& a": { display: "block", py: "1.5", color: "fg.muted", truncate: true, _hover: { color: "brand.fg" } },
} as const;
