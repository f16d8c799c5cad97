import type { ComponentType } from "react";
import { NewsType } from "#generated/enums.ts";
import { NewsList } from "#src/features/news/components/news-list.tsx";
import { NEWS_KINDS } from "#src/features/news/lib/news-kinds.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { NewsFrame } from "./news-frame.tsx";

/** The page that lists one kind of news, with a link to the other kind. */
export function newsListPage(type: NewsType): ComponentType {
  return function NewsListPage() {
    const { name, lead } = NEWS_KINDS[type];
    return (
      <NewsFrame>
        <Row align="baseline" wrap gapX="3">
          <Text as="h1" size="xl" bold>
            {name}
          </Text>
          <Text as="div" tone="subtle" size="xs">
            {lead}
          </Text>
        </Row>
        <TabLinks
          label="资讯种类"
          tabs={Object.values(NewsType).map((each) => ({
            name: NEWS_KINDS[each].name,
            to: NEWS_KINDS[each].toPage(),
            isCurrent: each === type,
          }))}
        />
        <NewsList type={type} />
      </NewsFrame>
    );
  };
}
