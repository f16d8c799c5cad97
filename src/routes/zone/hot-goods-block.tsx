import { Box, Heading } from "@chakra-ui/react";
import { LateHotGoods } from "#src/features/goods/components/late-hot-goods.tsx";
import { AFTER_LOADING } from "#src/shared/ui/state/loading-page.tsx";

/** What others buy most, below a zone that has no goods of its own. */
export function HotGoodsBlock({ title }: { title: string }) {
  return (
    <Box as="section" aria-labelledby="zone-hot-goods" mt="5" css={AFTER_LOADING}>
      <Heading id="zone-hot-goods" as="h2" mb="3" fontSize="lg" fontWeight="600">
        {title}
      </Heading>
      <LateHotGoods />
    </Box>
  );
}
