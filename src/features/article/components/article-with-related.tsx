import { Box, Flex } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { AFTER_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { ArticleCard } from "./article-card.tsx";
import { RelatedArticles } from "./related-articles.tsx";

/** A help article, followed by the others of its group. */
export function ArticleWithRelated(card: ComponentProps<typeof ArticleCard>) {
  const { article } = card;
  return (
    <Flex direction="column" gap="4">
      <ArticleCard {...card} />
      {article && (
        <Box css={AFTER_LOADING}>
          <RelatedArticles
            groupId={article.category_id}
            groupName={article.category_name}
            articleId={article.id}
          />
        </Box>
      )}
    </Flex>
  );
}
