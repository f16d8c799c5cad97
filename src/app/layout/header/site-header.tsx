import { clsx } from "clsx";
import { useLocation } from "react-router-dom";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { ChromePart } from "../chrome-part.tsx";
import { MainRow } from "./main-row.tsx";
import { NavRow } from "./nav-row.tsx";
import styles from "./site-header.module.css";
import { TopAd } from "./top-ad.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHeaderUser } from "./use-header-user.ts";

/** The header of every page that has one. The login style has no ads and, except in the points mall, no search. */
export function SiteHeader({ handle }: { handle: RouteHandle }) {
  const user = useHeaderUser();
  const { pathname, search } = useLocation();
  const isLoginStyle = handle.header === "login";
  // After logging in, nobody should return to a page about logging in.
  const back = isLoginStyle && !handle.search ? undefined : pathname + search;
  return (
    <>
      {!isLoginStyle && (
        <ChromePart>
          <TopAd />
        </ChromePart>
      )}
      <header className={clsx(styles.siteHeader, handle.nav && styles.withNav)}>
        <TopBar user={user} back={back} />
        <MainRow handle={handle} user={user} back={back} />
        {handle.nav && <NavRow />}
      </header>
    </>
  );
}
