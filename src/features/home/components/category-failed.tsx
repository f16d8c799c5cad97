import { Button, Flex } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";

/** Shown when the categories failed to load. */
export function CategoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex direction="column" align="start" gap="2" px="4" py="3" color="fg.muted">
      <p>分类没有加载出来，可以先用搜索找商品。</p>
      <Button size="xs" variant="outline" onClick={onRetry}>
        <RefreshCw size={12} aria-hidden />
        重新加载
      </Button>
    </Flex>
  );
}
