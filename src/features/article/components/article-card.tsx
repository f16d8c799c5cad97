import { Box, Button, Heading } from "@chakra-ui/react";
import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { HelpArticle } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";

type Props = {
  article: HelpArticle | undefined;
  /** Shown until the article's own title has loaded. */
  title: string;
  /** Shown between the title and the text. */
  lead?: ReactNode;
  isMissing?: boolean;
  isError: boolean;
  onRetry: () => void;
};

/** A help article with its title and last change, or its missing or error state. */
export function ArticleCard({ article, title, lead, isMissing = false, isError, onRetry }: Props) {
  return (
    <Box
      as="article"
      px={{ base: "4", md: "8" }}
      py={{ base: "4", md: "6" }}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
    >
      <Box pb="4" mb="5" borderBottomWidth="1px">
        <Heading as="h1" fontSize="xl" fontWeight="600">
          {article?.title ?? title}
        </Heading>
        <Box mt="1" minH="5" color="fg.subtle" fontSize="xs">
          {article && `${article.category_name}　更新于 ${article.updated_at.slice(0, 10)}`}
        </Box>
      </Box>
      {lead && <Box mb="6">{lead}</Box>}
      {article ? (
        <RichText html={article.content} />
      ) : isMissing ? (
        <MissingArticle />
      ) : isError ? (
        <LoadError title="文章没有加载出来" onRetry={onRetry} />
      ) : (
        <RichTextSkeleton />
      )}
    </Box>
  );
}

function MissingArticle() {
  return (
    <EmptyState
      icon={<FileQuestion size={28} strokeWidth={1.5} />}
      title="文章不存在或已下架"
      hint="可以搜索帮助，或从帮助目录里找到其他文章。"
      action={
        <Button asChild size="sm">
          <Link to={paths.help("xrzn/hyzc")}>返回帮助中心</Link>
        </Button>
      }
    />
  );
}
