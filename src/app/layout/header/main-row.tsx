import { Box, Flex } from "@chakra-ui/react";
import type { User } from "#generated/model/index.ts";
import { SearchBox } from "#src/features/goods/search/search-box.tsx";
import { useCommonData } from "#src/features/home/hooks/use-common-data.ts";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { BrandLogo } from "#src/shared/ui/brand-logo.tsx";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { CartSteps } from "#src/shared/ui/cart-steps.tsx";
import { CartButton } from "./cart-button.tsx";
import { MobileMenuButton } from "./mobile-menu-button.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

const STICKS_AT_PX = 205;
const STICK_DELAY_MS = 100;

type Props = { handle: RouteHandle; user: User | null | undefined };

/** Logo, search box, cart and contacts. Scrolled far enough it is pinned to the top, in a lower form. */
export function MainRow({ handle, user }: Props) {
  const isPast = useScrolledPast(STICKS_AT_PX, STICK_DELAY_MS);
  const isStuck = isPast && handle.search;
  const hotWords = useCommonData()?.rnss ?? [];

  return (
    <Box h={{ base: "14", md: "24" }}>
      <Box
        data-stuck={isStuck || undefined}
        bg="bg.panel"
        css={{
          "&[data-stuck]": {
            position: "fixed",
            zIndex: "sticky",
            top: "0",
            insetInline: "0",
            boxShadow: "sm",
            animation: "slide-from-top 160ms ease-out",
          },
        }}
      >
        <Flex
          maxW="page"
          mx="auto"
          px={{ base: "3", md: "4" }}
          h={isStuck ? { base: "14", md: "16" } : { base: "14", md: "24" }}
          align="center"
          gap={{ base: "2", md: "4" }}
        >
          <MobileMenuButton user={user} />
          <Box hideBelow="md" w={{ lg: "menu" }} flexShrink="0">
            <BrandLogo size={isStuck ? "sm" : "md"} />
          </Box>
          <Box hideFrom="md">
            <BrandLogo size="compact" />
          </Box>
          <Box flex="1" minW="0" maxW={{ md: "2xl" }}>
            {handle.search && <SearchBox hotWords={isStuck ? [] : hotWords} />}
            {handle.cartStep && <CartSteps current={handle.cartStep} />}
          </Box>
          <Box ms="auto">{handle.cartButton && <CartButton isLoggedIn={Boolean(user)} />}</Box>
          <Box hideBelow="xl" flexShrink="0" ps="4">
            <ServiceContacts user={user} />
          </Box>
        </Flex>
      </Box>
    </Box>
  );
}
