import { Box, Flex } from "@chakra-ui/react";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";

/** The footer shows the first four groups of help articles (specification section 9). */
const SHOWN = 4;

export function HelpGroups() {
  const { data: groups = [] } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { staleTime: Number.POSITIVE_INFINITY, select: ({ data }) => data.slice(0, SHOWN) } },
  );
  return (
    <Flex
      as="nav"
      aria-label="帮助"
      wrap="wrap"
      flex="1"
      columnGap={{ base: "0", md: "14" }}
      rowGap="6"
      minH={{ base: "64", md: "28" }}
    >
      {groups.map((group) => (
        <Box key={group.id} w={{ base: "1/2", md: "24" }}>
          <Box as="h2" mb="2" fontSize="sm" fontWeight="600" color="fg">
            {group.name}
          </Box>
          <ul>
            {group.articles.map((article) => (
              <Box as="li" key={article.id} lineHeight="2">
                <DataLink url={article.url} _hover={{ color: "brand.solid" }}>
                  {article.title}
                </DataLink>
              </Box>
            ))}
          </ul>
        </Box>
      ))}
    </Flex>
  );
}
