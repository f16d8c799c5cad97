import { Suspense, type ReactNode, useId } from "react";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { X } from "#generated/icons/x.ts";
import type { User } from "#generated/model/index.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { useSidePanel } from "#src/shared/ui/overlay/use-side-panel.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import styles from "./cart-panel.module.css";

type SidebarPanelProps = { title: string; onClose: () => void; children: ReactNode };

const CartDrawer = lazyPart(
  async () => (await import("#src/features/cart/components/drawer.tsx")).CartDrawer,
  () => (
    <LoadError what="购物车" hint="网络中断或网站刚刚更新，请刷新页面。" onRetry={() => location.reload()} />
  ),
);

type Props = {
  user: User | null | undefined;
  /** The path to which a visitor returns after logging in. */
  here: string;
  onClose: () => void;
};

/** The cart drawer; visitors see a login link instead. */
export function CartPanel({ user, here, onClose }: Props) {
  return (
    <SidebarPanel title="购物车" onClose={onClose}>
      {user === null ? (
        <EmptyState
          icon={<ShoppingCart size={28} strokeWidth={1.5} />}
          title="登录后查看购物车"
          hint="登录后可以把商品加入购物车，并在这里修改数量。"
          links={[{ name: "登录", to: paths.login(here) }]}
        />
      ) : (
        <Suspense>
          <CartDrawer />
        </Suspense>
      )}
    </SidebarPanel>
  );
}

/** A panel beside the sidebar, over the page, which stays usable. Escape closes it and returns the focus. */
function SidebarPanel({ title, onClose, children }: SidebarPanelProps) {
  const panel = useSidePanel(onClose);
  const titleId = useId();
  return (
    <>
      <div className={styles.backdrop} aria-hidden onClick={onClose} />
      <section className={styles.panel} ref={panel} tabIndex={-1} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={`关闭${title}`} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        {children}
      </section>
    </>
  );
}
