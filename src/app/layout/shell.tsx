import { Suspense } from "react";
import { OfflineBanner } from "../offline/offline-banner.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { useLocation, Navigate, useNavigation } from "react-router-dom";
import { usePageTitle } from "#src/shared/lib/page-title.ts";
import { SiteHeader } from "./header/site-header.tsx";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { MemberFrame } from "./member/member-frame.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { ChromePart } from "./chrome-part.tsx";
import { KeepAlivePages } from "./navigation/keep-alive-pages.tsx";
import { MAIN_ID, SkipLink } from "./navigation/skip-link.tsx";
import { useDocumentTitle } from "./navigation/use-document-title.ts";
import { useFreshCommonData } from "./navigation/use-fresh-common-data.ts";
import { usePageFocus } from "./navigation/use-page-focus.ts";
import { useAnalytics } from "./navigation/use-analytics.ts";
import { useScrollPosition } from "./navigation/use-scroll-position.ts";
import { ShortcutsHost } from "#src/shared/ui/shortcuts/shortcuts-host.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./shell.module.css";
import { ToolsProvider } from "./tools-context.tsx";
import { useCurrentRoute } from "./use-current-route.ts";

/** Parts of the layout that the first paint does not need. */
const BottomAd = lazyPart(async () => (await import("./bottom-ad/bottom-ad.tsx")).BottomAd);

const Sidebar = lazyPart(async () => (await import("./sidebar/sidebar.tsx")).Sidebar);

/** The layout around every page; the route's handle decides which parts of it are shown. */
export function Shell() {
  const handle = useCurrentRoute();
  const title = usePageTitle(handle.title);
  useDocumentTitle(title);
  useFreshCommonData(handle.name);
  useScrollPosition(handle.restoreScroll);
  usePageFocus();
  useAnalytics(handle.name, handle.title);

  return (
    <ToolsProvider handle={handle}>
      <div
        className={styles.root}
        data-sidebar={handle.sidebar || undefined}
        data-sheets={handle.header === "none" || undefined}
      >
        <SkipLink />
        <NavigationProgress />
        <ChromePart>
          <OfflineBanner />
        </ChromePart>
        {handle.header !== "none" && <SiteHeader handle={handle} />}
        <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
          <div className={styles.page}>
            {handle.forMembers && <MembersOnly />}
            <MemberFrame isShown={handle.memberMenu} title={handle.title}>
              <KeepAlivePages keepAlive={handle.keepAlive} />
            </MemberFrame>
          </div>
        </main>
        {handle.footer && (
          <ChromePart>
            <SiteFooter />
          </ChromePart>
        )}
        <Suspense>
          {handle.bottomAd && (
            <ChromePart>
              <BottomAd />
            </ChromePart>
          )}
          {handle.sidebar && (
            <ChromePart>
              <Sidebar handle={handle} />
            </ChromePart>
          )}
        </Suspense>
        <ShortcutsHost />
        <VisuallyHidden role="status">{title}</VisuallyHidden>
      </div>
    </ToolsProvider>
  );
}

/**
 * Redirects visitors to the login and back here afterwards. Whether somebody is logged in is known only once the call
 * has returned.
 */
function MembersOnly() {
  const { pathname, search } = useLocation();
  return useCurrentUser() === null ? <Navigate to={paths.login(pathname + search)} replace /> : null;
}

/** A thin progress bar at the top while the next page's code loads; not shown for short waits. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className={styles.navigationProgress} role="progressbar" aria-label="页面加载中" />;
}
