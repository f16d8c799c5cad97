import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { ChevronUp } from "#generated/icons/chevron-up.ts";
import type { ArticleCategory } from "#generated/model/index.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import { HelpSearch } from "./help-search.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./help-frame.module.css";

type Props = {
  /** The current article's address, as written in the data. */
  current: string;
  keywords: string;
  children: ReactNode;
};

/** The layout of the help center: an article with search, the article tree and customer service. */
export function HelpFrame({ current, keywords, children }: Props) {
  const treeId = useId();
  const { key } = useLocation();
  // Keyed by location, so following a link collapses the tree on a narrow screen.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const isUnfolded = unfoldedAt === key;
  return (
    <div className={styles.root}>
      <Box as="aside" framed aria-label="帮助中心">
        <HelpSearch keywords={keywords} />
        <Button
          className={styles.unfold}
          variant="plain"
          aria-expanded={isUnfolded}
          aria-controls={treeId}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : key)}
        >
          帮助目录
          {isUnfolded ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </Button>
        <div className={clsx(styles.tree, isUnfolded && styles.unfolded)}>
          <HelpTree id={treeId} current={current} />
        </div>
        <Box hideBelow="lg">
          <ServiceCard />
        </Box>
      </Box>
      <Box narrow>{children}</Box>
      <div className={styles.serviceBelow}>
        <ServiceCard />
      </div>
    </div>
  );
}

type HelpTreeProps = {
  /** The current article's address, as written in the data. */
  current: string;
  id: string;
};

/** All help articles by group, with the current one highlighted. */
function HelpTree({ current, id }: HelpTreeProps) {
  const query = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { ...NEVER_STALE, select: (response) => response.data } },
  );
  return (
    <nav className={styles.helpTree} id={id} aria-label="帮助目录">
      <Loaded
        query={query}
        what="帮助目录"
        as="tile"
        skeleton={<Skeletons count={16} className={styles.articleLoading} />}
      >
        {(groups) => (
          <ul>
            {groups.map((group) => (
              <TreeGroup key={group.id} group={group} current={current} />
            ))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}

type GroupProps = { group: ArticleCategory; current: string };

/**
 * A group of help articles. It contains only those with a page of their own; all are fetched, group after group, since
 * the groups are calls of one path.
 */
function TreeGroup({ group, current }: GroupProps) {
  const { data = group.articles ?? [] } = useListServiceArticles(
    { category_id: group.id },
    {
      query: { ...NEVER_STALE, select: (response) => response.data, meta: { errors: "inline" } },
      request: { repeat: "wait" },
    },
  );
  return (
    <li>
      <Text as="b" px="4" pt="3" pb="1" tone="subtle" size="xs" weight="400" block>
        {group.name}
      </Text>
      <ul>
        {data.map(({ id, title, url }) => (
          <li key={id}>
            <DataLink
              className={styles.article}
              url={url}
              aria-current={url === current ? "page" : undefined}
            >
              {title}
            </DataLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
