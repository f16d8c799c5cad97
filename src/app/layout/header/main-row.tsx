import { clsx } from "clsx";
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
import styles from "./main-row.module.css";
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
          <div className={clsx(styles.logo, isLoginStyle && styles.withCaption)}>
            <BrandLogo size={isStuck ? "sm" : "md"} caption={isLoginStyle ? handle.title : undefined} />
          </div>
          <div className={styles.narrowLogo}>
            <BrandLogo size={isFull ? "compact" : "sm"} />
          </div>
          <div className={styles.middle}>
            {handle.search && <SearchBox hotWords={isStuck ? [] : hotWords} />}
            <Suspense>{handle.cartStep && <CartSteps current={handle.cartStep} />}</Suspense>
          </div>
          {handle.cartButton && (
            <div className={styles.cart}>
              <CartButton user={user} />
            </div>
          )}
          <div
            className={clsx(styles.contacts, isFull && styles.wideOnly, !handle.cartButton && styles.atEnd)}
          >
            <ServiceContacts user={user} />
          </div>
        </>
      )}
    </StickyRow>
  );
}
