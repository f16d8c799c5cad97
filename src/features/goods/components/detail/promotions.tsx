import { Box } from "@chakra-ui/react";
import type { GoodsPromotion } from "#generated/model/index.ts";

/** The promotions that apply, each in one sentence. */
export function Promotions({ promotions }: { promotions: readonly GoodsPromotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <Box as="ul" aria-label="促销" listStyleType="none" display="flex" flexDirection="column" gap="1">
      {promotions.map(({ name, describe }, index) => (
        <Box as="li" key={`${name}-${index}`} display="flex" alignItems="baseline" gap="2">
          <Box
            as="span"
            flexShrink="0"
            px="1"
            borderRadius="xs"
            bg="promo.100"
            color="fg.promo"
            fontSize="xs"
            lineHeight="1.25rem"
          >
            {name}
          </Box>
          {describe}
        </Box>
      ))}
    </Box>
  );
}
