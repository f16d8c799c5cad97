import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router-dom";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";

/** Higher numbers are shown as 99+ (specification section 9). */
const BADGE_MAX = 99;

/** Link to the cart with the number of its lines; visitors have no cart. */
export function CartButton({ user }: { user: User | null | undefined }) {
  const { data } = useGetCartTotal({
    query: { enabled: Boolean(user), select: (response) => response.data.total, meta: { errors: "silent" } },
  });
  const lines = user ? (data ?? user.cart) : 0;
  return (
    <Flex
      asChild
      position="relative"
      align="center"
      justify="center"
      gap="2"
      h="10"
      px={{ base: "2", lg: "5" }}
      flexShrink="0"
      rounded="md"
      borderWidth={{ base: "0", lg: "1px" }}
      borderColor="brand.border"
      bg={{ lg: "bg.panel" }}
      color="brand.fg"
      fontWeight="600"
      _hover={{ bg: "brand.subtle" }}
    >
      <Link to={paths.cart()}>
        <ShoppingCart size={20} aria-hidden />
        <Box as="span" srOnly={{ base: true, lg: false }}>
          购物车
        </Box>
        {lines > 0 && (
          <Box
            as="span"
            position="absolute"
            top={{ base: "-0.5", lg: "-2" }}
            insetEnd={{ base: "-1", lg: "-2" }}
            minW="5"
            h="5"
            px="1.5"
            rounded="full"
            bg="danger.500"
            color="white"
            fontSize="xs"
            lineHeight="1.25rem"
            textAlign="center"
          >
            {lines > BADGE_MAX ? `${BADGE_MAX}+` : lines}
            <VisuallyHidden> 种商品</VisuallyHidden>
          </Box>
        )}
      </Link>
    </Flex>
  );
}
