import { Box, Heading } from "@chakra-ui/react";
import { AFTER_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { LazyHotGoods } from "./lazy-hot-goods.tsx";

/** Bestsellers, below a page without goods of its own. */
export function HotGoodsBlock({ title }: { title: string }) {
  return (
    <Box as="section" aria-labelledby="hot-goods" mt="5" css={AFTER_LOADING}>
      <Heading id="hot-goods" as="h2" mb="3" fontSize="lg" fontWeight="600">
        {title}
      </Heading>
      <LazyHotGoods />
    </Box>
  );
}
