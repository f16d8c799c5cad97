import { Suspense } from "react";
import { OfflineBanner } from "../offline/offline-banner.tsx";
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
import { useWebVitals } from "./navigation/use-web-vitals.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./shell.module.css";
import { useCurrentRoute } from "./use-current-route.ts";

/** The layout around every page; the route's handle decides which parts of it are shown. */
export function Shell() {
  const handle = useCurrentRoute();
  useDocumentTitle(handle.title);
  useFreshCommonData(handle.name);
  useScrollPosition(handle.restoreScroll);
  usePageFocus();
  usePageViews(handle.name, handle.title);
  useWebVitals(handle.name);

  return (
    <div className={styles.root} data-sidebar={handle.sidebar || undefined}>
      <SkipLink />
      <NavigationProgress />
      <OfflineBanner />
      {handle.header !== "none" && <SiteHeader handle={handle} />}
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <div className={styles.page}>
          {handle.forMembers && <MembersOnly />}
          <MemberFrame isShown={handle.memberMenu} title={handle.title}>
            <KeepAlivePages keepAlive={handle.keepAlive} />
          </MemberFrame>
        </div>
      </main>
      {handle.footer && <SiteFooter />}
      <Suspense>
        {handle.bottomAd && <BottomAd />}
        {handle.sidebar && <Sidebar handle={handle} />}
      </Suspense>
      <VisuallyHidden role="status">{handle.title}</VisuallyHidden>
    </div>
  );
}
