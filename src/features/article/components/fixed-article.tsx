import { Box } from "@chakra-ui/react";
import { useGetArticlePage } from "#generated/hooks/article/article.ts";
import type { ArticleCode } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { AFTER_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";
import { KEPT } from "../lib/article-query.ts";

type Props = { code: ArticleCode };

/** The text of a fixed page, such as the privacy policy, with the date of its last change. */
export function FixedArticle({ code }: Props) {
  const { data, isError, refetch } = useGetArticlePage(code, {
    query: { ...KEPT, select: (response) => response.data },
  });
  return (
    <Box as="article" px={{ base: "4", md: "8" }} py="6" bg="bg.panel" borderWidth="1px" rounded="md">
      {data && (
        <>
          <RichText html={data.content} />
          <Box mt="8" pt="3" borderTopWidth="1px" color="fg.subtle" fontSize="xs" css={AFTER_LOADING}>
            最后更新：{formatMinute(data.updated_at)}
          </Box>
        </>
      )}
      {!data && (isError ? <LoadError onRetry={() => void refetch()} /> : <RichTextSkeleton />)}
    </Box>
  );
}
