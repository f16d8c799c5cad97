import { Box, Button, Flex } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import type { CartTotals } from "../lib/cart-totals.ts";

type Props = { kinds: number; totals: CartTotals };

/** The number of lines, the selected total, and a link to the cart. */
export function DrawerTotal({ kinds, totals }: Props) {
  return (
    <Box flexShrink="0" p="3" borderTopWidth="1px" bg="bg.subtle">
      <Box role="status" aria-live="polite" aria-atomic="true" mb="2">
        <Box color="fg.muted" fontSize="xs">
          共 <b>{kinds}</b> 种，已选 <b>{totals.kinds}</b> 种 <b>{totals.pieces}</b> 件
        </Box>
        <Flex align="baseline" justify="space-between">
          合计 <Price value={totals.amount} size="lg" />
        </Flex>
      </Box>
      <Button asChild w="full">
        <Link to={paths.cart()}>去购物车结算</Link>
      </Button>
    </Box>
  );
}
