import { clsx } from "clsx";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useListTopAds } from "#generated/hooks/home/home.ts";
import { CategoryDropdown } from "#src/features/home/components/category-dropdown.tsx";
import { SiteNav } from "#src/features/home/components/site-nav.tsx";
import { adName } from "#src/shared/lib/ad-name.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import { CloseAdButton } from "../close-ad-button.tsx";
import { useClosedAd } from "../closed-ad.ts";
import { MainRow } from "./main-row.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHeaderUser } from "./use-header-user.ts";
import styles from "./site-header.module.css";

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
          <TopAd isPurchase={handle.cartStep !== undefined} />
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

const CategoryMenu = lazyPart(
  async () => (await import("#src/features/home/components/category-menu.tsx")).CategoryMenu,
  Failed,
);

/** Category menu and navigation. The home page shows the menu expanded right below. */
function NavRow() {
  const isHome = useLocation().pathname === paths.home();
  return (
    <div className={styles.navRow}>
      <div className={styles.content}>
        <CategoryDropdown isPinned={isHome}>
          <ChromePart instead={<Failed />}>
            <LazyCategoryMenu />
          </ChromePart>
        </CategoryDropdown>
        <ChromePart>
          <SiteNav />
        </ChromePart>
      </div>
    </div>
  );
}

/** The category menu, loaded when it is opened for the first time. */
function LazyCategoryMenu() {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <CategoryMenu />
    </Suspense>
  );
}

function Failed() {
  return <div className={styles.failed}>分类加载失败，请刷新页面后再试，或先用搜索找商品。</div>;
}

const FRESH_MS = 5 * 60_000;

/**
 * The banner above the header. Its space is reserved while it loads; if there is none, the space collapses only on
 * the next page, so that nothing jumps while somebody reads. Who has closed one sees no other while they buy.
 */
function TopAd({ isPurchase }: { isPurchase: boolean }) {
  const { key } = useLocation();
  const { data: ad, isPending } = useListTopAds({
    query: { staleTime: FRESH_MS, select: (response) => response.data[0] },
  });
  const [waitedAt] = useState(isPending ? key : undefined);
  const { hasClosed, isClosed, close } = useClosedAd("top");
  const picture = usePicture(ad?.image ?? "");

  if (hasClosed && (isPurchase || !ad || isClosed(ad))) return null;
  if (!ad && !isPending && waitedAt !== key) return null;
  // The gray of the bar below, so that reserved space does not look like a gap.
  if (!ad) return <div className={styles.space} />;

  const name = adName(ad);
  return (
    <aside className={styles.topAd} aria-label="顶部广告">
      <DataLink className={styles.link} url={ad.url}>
        {picture.isShown ? (
          <img className={styles.picture} src={ad.image} alt={name} onError={picture.onError} />
        ) : (
          name
        )}
      </DataLink>
      <CloseAdButton className={styles.close} aria-label="关闭广告" onClick={() => close(ad)} />
    </aside>
  );
}
