import { Box } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const CategoryMenu = lazyPart(
  async () => (await import("#src/features/home/components/category-menu.tsx")).CategoryMenu,
  Failed,
);

/** The category menu, loaded when it is opened for the first time. */
export function LazyCategoryMenu() {
  return (
    <Suspense fallback={<Box w="menu" minH="80" bg="bg.panel" />}>
      <CategoryMenu />
    </Suspense>
  );
}

function Failed() {
  return (
    <Box w="menu" p="4" bg="bg.panel" color="fg.muted">
      分类没有加载出来，请刷新页面后再试，或先用搜索找商品。
    </Box>
  );
}
