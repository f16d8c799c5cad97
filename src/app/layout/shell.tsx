import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useEffectEvent } from "react";
import { useLocation, Navigate, useNavigation } from "react-router-dom";
import { company } from "#generated/company.ts";
import { getGetCommonDataQueryKey } from "#generated/hooks/home/home.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { shown } from "#src/shared/api/respond-offline.ts";
import { settings } from "#src/shared/api/settings.ts";
import { focusHeading, isFocusLost } from "#src/shared/lib/focus-heading.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { usePageTitle } from "#src/shared/lib/page-title.ts";
import { shanghaiMoment } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ShortcutsHost } from "#src/shared/ui/shortcuts/shortcuts-host.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { ChromePart } from "./chrome-part.tsx";
import { SiteFooter } from "./footer/site-footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { MemberFrame } from "./member/member-frame.tsx";
import { KeepAlivePages } from "./navigation/keep-alive-pages.tsx";
import { MAIN_ID, SkipLink } from "./navigation/skip-link.tsx";
import { useScrollPosition } from "./navigation/use-scroll-position.ts";
import { ToolsProvider } from "./tools-context.tsx";
import { useCurrentRoute } from "./use-current-route.ts";
import styles from "./shell.module.css";

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

/** Sets the document title: the page's title followed by the site's, or the site's alone (specification section 2). */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${company.site_title}` : company.site_title;
  }, [title]);
}

/** Refetches the common data when the route changes (specification section 4). */
function useFreshCommonData(routeName: string): void {
  const queryClient = useQueryClient();
  const lastRoute = useRef(routeName);
  useEffect(() => {
    if (lastRoute.current === routeName) return;
    lastRoute.current = routeName;
    void queryClient.refetchQueries({ queryKey: getGetCommonDataQueryKey(), type: "active" });
  }, [queryClient, routeName]);
}

/**
 * Moves the focus to the heading of a new page when the focused element disappeared with the previous one. Elements
 * that outlive a page, such as the search box, keep the focus.
 */
function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFocusLost()) focusHeading();
  }, [pathname]);
}

/** Reports the visited route to the analytics address, and how quick it was. Sends nothing without an address. */
function useAnalytics(routeName: string, title: string): void {
  const { pathname } = useLocation();
  // The address bar may be at the next page already when the report is sent.
  const view = useEffectEvent(() => ({ name: routeName, title, path: pathname }));
  useEffect(() => {
    if (!settings.analytics) return;
    const seen = view();
    const visit = import("./navigation/report-visit.ts").then(
      ({ reportVisit }) => reportVisit(seen),
      () => undefined,
    );
    return () => void visit.then((leave) => leave?.());
  }, [routeName, title]);
}

/** Says that there is no network, and how old what the page shows is. */
function OfflineBanner() {
  const { pathname } = useLocation();
  const at = shown.useValue((pages) => pages.get(pathname));
  if (at === undefined) return null;
  return (
    <div className={styles.offline} role="status">
      网络已断开，显示 {shanghaiMoment(at)} 的内容
    </div>
  );
}
