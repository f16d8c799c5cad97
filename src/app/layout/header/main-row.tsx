import { clsx } from "clsx";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import { Menu } from "#generated/icons/menu.ts";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import type { User } from "#generated/model/index.ts";
import { SearchBox } from "#src/features/goods/search/search-box.tsx";
import { useCommonData } from "#src/features/home/hooks/use-common-data.ts";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { BrandLogo } from "#src/shared/ui/picture/brand-logo.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { ChromePart } from "../chrome-part.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";
import styles from "./main-row.module.css";

const STICKS_AT_PX = 205;

const STICK_DELAY_MS = 100;

const MobileMenu = lazy(async () => ({ default: (await import("./mobile-menu.tsx")).MobileMenu }));

const CartSteps = lazyPart(async () => (await import("./cart-steps.tsx")).CartSteps);

type Props = { handle: RouteHandle; user: User | null | undefined; back: string | undefined };

/** Logo, search box, cart and contacts. A login-style header shows the page's purpose beside the logo. */
export function MainRow({ handle, user, back }: Props) {
  const hotWords = useCommonData()?.rnss ?? [];
  const isLoginStyle = handle.header === "login";
  const isFull = handle.search || handle.cartStep !== undefined;
  const hasContactsEverywhere = isLoginStyle && !isFull;

  return (
    <StickyRow sticks={handle.search} wraps={hasContactsEverywhere}>
      {(isStuck) => (
        <>
          <MobileMenuButton user={user} back={back} />
          <div className={clsx(styles.logo, isLoginStyle && styles.withCaption)}>
            <BrandLogo size={isStuck ? "sm" : "md"} caption={isLoginStyle ? handle.title : undefined} />
          </div>
          <div className={styles.narrowLogo}>
            <BrandLogo size={isFull ? "compact" : "sm"} />
          </div>
          <div className={styles.middle}>
            {handle.search && (
              <ChromePart>
                <SearchBox hotWords={isStuck ? [] : hotWords} />
              </ChromePart>
            )}
            <Suspense>{handle.cartStep && <CartSteps current={handle.cartStep} />}</Suspense>
          </div>
          {handle.cartButton && (
            <div className={styles.cart}>
              <ChromePart>
                <CartButton user={user} />
              </ChromePart>
            </div>
          )}
          {/* A login-style header has either the search box or the contacts (specification section 2). */}
          {!(isLoginStyle && handle.search) && (
            <div
              className={clsx(
                styles.contacts,
                isFull ? styles.wideOnly : hasContactsEverywhere && styles.everywhere,
                !handle.cartButton && styles.atEnd,
              )}
            >
              <ChromePart>
                <ServiceContacts user={user} />
              </ChromePart>
            </div>
          )}
        </>
      )}
    </StickyRow>
  );
}

/** Link to the cart with the number of its lines; visitors have no cart. */
function CartButton({ user }: { user: User | null | undefined }) {
  const { data } = useGetCartTotal({
    query: { enabled: Boolean(user), select: (response) => response.data.total, meta: { errors: "inline" } },
  });
  const lines = user ? (data ?? user.cart) : 0;
  return (
    <Link className={styles.cartButton} to={paths.cart()}>
      <ShoppingCart size={20} aria-hidden />
      <span className={styles.name}>购物车</span>
      {lines > 0 && (
        <span className={styles.badge}>
          {badgeText(lines)}
          <VisuallyHidden> 种商品</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

type MobileMenuButtonProps = { user: User | null | undefined; back: string | undefined };

/** Opens the part of the header that is collapsed on a narrow screen. */
function MobileMenuButton({ user, back }: MobileMenuButtonProps) {
  const { key } = useLocation();
  // Keyed by location, so following a link closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <button
        className={styles.mobileMenuButton}
        type="button"
        aria-label="打开菜单"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Menu size={22} aria-hidden />
      </button>
      {openAt === key && (
        <Suspense>
          <MobileMenu user={user} back={back} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type StickyRowProps = {
  sticks: boolean;
  /** In a narrow window the contacts get a line of their own. */
  wraps: boolean;
  children: (isStuck: boolean) => ReactNode;
};

/** A row of the header that sticks to the top, lower than before, once the page has been scrolled far enough. */
function StickyRow({ sticks, wraps, children }: StickyRowProps) {
  const isPast = useScrolledPast(STICKS_AT_PX, STICK_DELAY_MS);
  const isStuck = isPast && sticks;
  return (
    <div className={styles.stickyRow} data-wraps={wraps || undefined}>
      <div className={styles.bar} data-stuck={isStuck || undefined}>
        <div
          className={clsx(styles.row, isStuck && styles.stuck, sticks && !isStuck && styles.withHotWords)}
          data-wraps={wraps || undefined}
        >
          {children(isStuck)}
        </div>
      </div>
    </div>
  );
}
