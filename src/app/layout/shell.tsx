import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import { Suspense } from "react";
import { LOADING_IN_SIGHT } from "#src/shared/ui/state/loading-page.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { BottomAd, Sidebar } from "./lazy-parts.ts";
import { MemberFrame } from "./member/member-frame.tsx";
import { MembersOnly } from "./members-only.tsx";
import { KeepAlivePages } from "./navigation/keep-alive-pages.tsx";
import { NavigationProgress } from "./navigation/navigation-progress.tsx";
import { MAIN_ID, SkipLink } from "./navigation/skip-link.tsx";
import { useDocumentTitle } from "./navigation/use-document-title.ts";
import { useFreshCommonData } from "./navigation/use-fresh-common-data.ts";
import { usePageFocus } from "./navigation/use-page-focus.ts";
import { usePageViews } from "./navigation/use-page-views.ts";
import { useScrollPosition } from "./navigation/use-scroll-position.ts";
import { useCurrentRoute } from "./use-current-route.ts";

/** The layout around every page; the route's handle decides which parts of it are shown. */
export function Shell() {
  const handle = useCurrentRoute();
  useDocumentTitle(handle.title);
  useFreshCommonData(handle.name);
  useScrollPosition(handle.restoreScroll);
  usePageFocus();
  usePageViews(handle.name, handle.title);

  return (
    <Flex
      direction="column"
      minH="dvh"
      data-sidebar={handle.sidebar || undefined}
      css={{
        [`& > main:has(${LOADING_IN_SIGHT}) ~ footer`]: { display: "none" },
        // Room for the sidebar where the page margins are too narrow; the sticky search row gets the same padding.
        mdTo2xl: { "&[data-sidebar], &[data-sidebar] [data-stuck]": { pe: "10" } },
      }}
    >
      <SkipLink />
      <NavigationProgress />
      {handle.header !== "none" && <SiteHeader handle={handle} />}
      <Box as="main" id={MAIN_ID} tabIndex={-1} flex="1" outline="none">
        <Box display="flow-root" maxW="page" mx="auto" px={{ base: "3", md: "4" }} pb="8">
          {handle.forMembers && <MembersOnly />}
          <MemberFrame isShown={handle.memberMenu} title={handle.title}>
            <KeepAlivePages keepAlive={handle.keepAlive} />
          </MemberFrame>
        </Box>
      </Box>
      {handle.footer && <SiteFooter />}
      <Suspense>
        {handle.bottomAd && <BottomAd />}
        {handle.sidebar && <Sidebar handle={handle} />}
      </Suspense>
      <VisuallyHidden role="status">{handle.title}</VisuallyHidden>
    </Flex>
  );
}
