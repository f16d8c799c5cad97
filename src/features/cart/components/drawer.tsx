import { Button } from "#src/shared/ui/button/button.tsx";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { useCart } from "../hooks/use-cart.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import { useWarnBeforeUnload } from "../hooks/use-warn-before-unload.ts";
import { DrawerLines } from "./drawer-lines.tsx";
import { DrawerTotal } from "./drawer-total.tsx";
import styles from "./drawer.module.css";

/** The cart beside any page: the same lines and edits as on the cart page, through the query cache. */
export function CartDrawer() {
  const { lines, totals, numbers, isError, refetch } = useCart();
  const { deleteLines } = useDeleteLines();
  useWarnBeforeUnload(numbers.size > 0);

  if (!lines) {
    return isError ? (
      <LoadError onRetry={() => void refetch()} title="购物车没有加载出来" />
    ) : (
      <DrawerSkeleton />
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingCart size={28} strokeWidth={1.5} />}
        title="购物车是空的"
        hint="挑选需要补货的商品，加入后在这里查看。"
        action={
          <Button asChild size="sm">
            <Link to={paths.list()}>去逛逛</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.root}>
      <DrawerLines lines={lines} numbers={numbers} onDelete={(line) => void deleteLines([line])} />
      <DrawerTotal kinds={lines.length} totals={totals} />
    </div>
  );
}

export function DrawerSkeleton() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="购物车加载中">
      {Array.from({ length: 5 }, (_, index) => (
        <div className={styles.lineLoading} key={index}>
          <Skeleton className={styles.picture} />
          <div className={styles.info}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.spec} />
            <Skeleton className={styles.quantity} />
          </div>
        </div>
      ))}
    </div>
  );
}
