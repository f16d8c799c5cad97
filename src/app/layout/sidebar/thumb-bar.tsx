import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import { House } from "#generated/icons/house.ts";
import { LayoutGrid } from "#generated/icons/layout-grid.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { PackagePlus } from "#generated/icons/package-plus.ts";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { UserRound } from "#generated/icons/user-round.ts";
import type { User } from "#generated/model/index.ts";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./thumb-bar.module.css";

const CategorySheet = lazyPart(async () => (await import("../header/category-sheet.tsx")).CategorySheet);

type Props = { handle: RouteHandle; user: User | null | undefined };

/** The places a buyer goes to most, under the thumb: at the bottom of a phone's screen. */
export function ThumbBar({ handle, user }: Props) {
  const { pathname, key } = useLocation();
  const { data: lines = 0 } = useGetCartTotal({
    query: { enabled: Boolean(user), select: ({ data }) => data.total, meta: { errors: "inline" } },
  });
  // Keyed by location, so following a link closes the sheet.
  const [openAt, setOpenAt] = useState<string>();
  const isListed = /^\/(list|search)(\/|$)/.test(pathname);
  const isPurchase = pathname === paths.quickPurchase();
  return (
    <nav className={styles.root} aria-label="底部导航">
      <Place icon={House} name="首页" to={paths.home()} isHere={handle.name === "home"} />
      <button
        className={styles.place}
        type="button"
        aria-haspopup="dialog"
        aria-current={isListed ? "true" : undefined}
        onClick={() => setOpenAt(key)}
      >
        <LayoutGrid size={20} aria-hidden />
        分类
      </button>
      <Place icon={PackagePlus} name="快捷采购" to={paths.quickPurchase()} isHere={isPurchase} />
      <Place
        icon={ShoppingCart}
        name="购物车"
        to={paths.cart()}
        isHere={pathname === paths.cart()}
        badge={user ? lines : 0}
      />
      <Place
        icon={UserRound}
        name="我的"
        to={user === null ? paths.login(pathname) : paths.member()}
        isHere={handle.memberMenu && !isPurchase}
      />
      {openAt === key && (
        <Suspense>
          <CategorySheet onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </nav>
  );
}

type PlaceProps = { icon: LucideIcon; name: string; to: string; isHere: boolean; badge?: number };

function Place({ icon: Icon, name, to, isHere, badge = 0 }: PlaceProps) {
  const isThisPage = useLocation().pathname === to;
  return (
    <Link className={styles.place} to={to} aria-current={isThisPage ? "page" : isHere || undefined}>
      <Icon size={20} aria-hidden />
      {name}
      {badge > 0 && (
        <span className={styles.badge}>
          {badgeText(badge)}
          <VisuallyHidden> 种商品</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
