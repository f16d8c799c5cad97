import { Box, Flex, Heading } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router-dom";
import { NewsType } from "#generated/model/index.ts";
import { NewsList } from "#src/features/news/components/news-list.tsx";
import { NEWS_KINDS } from "#src/features/news/lib/news-kinds.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { NewsFrame } from "./news-frame.tsx";

/** The page that lists one kind of news, with a link to the other kind. */
export function newsListPage(type: NewsType): ComponentType {
  return function NewsListPage() {
    const [query] = useSearchParams();
    const { name, lead } = NEWS_KINDS[type];
    return (
      <NewsFrame>
        <Flex align="baseline" wrap="wrap" columnGap="3">
          <Heading as="h1" fontSize="xl" fontWeight="600">
            {name}
          </Heading>
          <Box color="fg.subtle" fontSize="xs">
            {lead}
          </Box>
        </Flex>
        <TabLinks
          label="资讯种类"
          tabs={Object.values(NewsType).map((each) => ({
            name: NEWS_KINDS[each].name,
            to: NEWS_KINDS[each].toPage(),
            isCurrent: each === type,
          }))}
        />
        <NewsList type={type} page={parsePage(query.get("page"))} />
      </NewsFrame>
    );
  };
}
