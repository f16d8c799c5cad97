import { Box } from "@chakra-ui/react";
import { Suspense } from "react";
import type { User } from "#generated/model/index.ts";
import { SearchBox } from "#src/features/goods/search/search-box.tsx";
import { useCommonData } from "#src/features/home/hooks/use-common-data.ts";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { BrandLogo } from "#src/shared/ui/picture/brand-logo.tsx";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { CartButton } from "./cart-button.tsx";
import { MobileMenuButton } from "./mobile-menu-button.tsx";
import { StickyRow } from "./sticky-row.tsx";

const CartSteps = lazyPart(async () => (await import("./cart-steps.tsx")).CartSteps);

type Props = { handle: RouteHandle; user: User | null | undefined; back: string | undefined };

/** Logo, search box, cart and contacts. A login-style header shows the page's purpose beside the logo. */
export function MainRow({ handle, user, back }: Props) {
  const hotWords = useCommonData()?.rnss ?? [];
  const isLoginStyle = handle.header === "login";
  const isFull = handle.search || handle.cartStep !== undefined;

  return (
    <StickyRow sticks={handle.search}>
      {(isStuck) => (
        <>
          <MobileMenuButton user={user} back={back} />
          <Box hideBelow="lg" w={{ lg: isLoginStyle ? "auto" : "menu" }} flexShrink="0">
            <BrandLogo size={isStuck ? "sm" : "md"} caption={isLoginStyle ? handle.title : undefined} />
          </Box>
          <Box hideFrom="lg">
            <BrandLogo size={isFull ? "compact" : "sm"} />
          </Box>
          <Box flex="1" minW="0" maxW={{ lg: "2xl" }}>
            {handle.search && <SearchBox hotWords={isStuck ? [] : hotWords} />}
            <Suspense>{handle.cartStep && <CartSteps current={handle.cartStep} />}</Suspense>
          </Box>
          {handle.cartButton && (
            <Box ms="auto">
              <CartButton user={user} />
            </Box>
          )}
          <Box
            hideBelow={isFull ? "lg" : "sm"}
            flexShrink="0"
            ms={handle.cartButton ? undefined : "auto"}
            ps={{ xl: "4" }}
          >
            <ServiceContacts user={user} />
          </Box>
        </>
      )}
    </StickyRow>
  );
}
