import { Box } from "#src/shared/ui/layout/layout.tsx";
import type { ReactNode } from "react";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useCart } from "../hooks/use-cart.ts";
import { useWarnBeforeUnload } from "../hooks/use-warn-before-unload.ts";
import type { CartFilterId } from "../lib/cart-filter.ts";
import type { CartSort } from "../lib/cart-sort.ts";
import { CartContent } from "./cart-content.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./cart.module.css";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

type Props = {
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
  sort: CartSort;
  onSort: (sort: CartSort) => void;
  onCheckout: () => void;
  /** Goods to continue shopping with, below the cart. */
  suggestions: ReactNode;
  /** Replaces an empty cart for buyers who cannot buy yet: why, and what to do. */
  obstacle: ReactNode;
};

/** Step 1 of the purchase. */
export function Cart({ suggestions, obstacle, ...choices }: Props) {
  const { query, numbers, selection } = useCart();
  useWarnBeforeUnload(numbers.size + selection.size > 0);
  return (
    <Loaded
      query={query}
      what="购物车"
      hint="购物车里的商品都还在，请稍后重新加载。"
      as="framed"
      skeleton={
        <>
          <Skeleton className={styles.filters} />
          {Array.from({ length: 6 }, (_, index) => (
            <div className={styles.line} key={index}>
              <Skeleton className={styles.picture} />
              <Box grow narrow>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.spec} />
              </Box>
              <Skeleton className={styles.price} />
            </div>
          ))}
        </>
      }
    >
      {(content) => (
        <>
          {content.lines.length === 0 ? (
            <Box mb="4">{obstacle ?? <EmptyCart />}</Box>
          ) : (
            <>
              <CartContent {...content} numbers={numbers} selection={selection} {...choices} />
              <div className={styles.gap} />
            </>
          )}
          {suggestions}
        </>
      )}
    </Loaded>
  );
}

/** An empty cart: ways to fill it, with quick purchase second, for buyers who know what they need. */
function EmptyCart() {
  return (
    <EmptyState
      framed
      icon={<ShoppingCart size={28} strokeWidth={1.5} />}
      title="购物车是空的"
      hint="挑选需要补货的商品，加入购物车后在这里一起结算。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.list()}>去逛逛</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.quickPurchase()}>快捷采购</Link>
          </Button>
        </>
      }
    />
  );
}
