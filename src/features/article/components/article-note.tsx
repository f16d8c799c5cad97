import { Box } from "@chakra-ui/react";
import { useGetArticle } from "#generated/hooks/article/article.ts";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { RichText } from "#src/shared/ui/text/rich-text.tsx";
import { KEPT } from "../lib/article-query.ts";

/** The article that the help lists under an address, beside what can be done there; nothing without it. */
export function ArticleNote({ address }: { address: string }) {
  const { data: id = 0 } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    {
      query: {
        ...KEPT,
        select: ({ data }) => data.flatMap(({ articles }) => articles).find(({ url }) => url === address)?.id,
      },
    },
  );
  const { data } = useGetArticle(id, {
    query: { ...KEPT, enabled: id > 0, select: (response) => response.data, meta: { silent: true } },
  });
  if (!data) return null;
  return (
    <Box px="4" pb="4" bg="bg.panel" borderWidth="1px" rounded="md">
      <RichText html={data.content} />
    </Box>
  );
}
