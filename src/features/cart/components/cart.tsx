import type { ReactNode } from "react";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { useCart } from "../hooks/use-cart.ts";
import { useWarnBeforeUnload } from "../hooks/use-warn-before-unload.ts";
import type { CartFilterId } from "../lib/cart-filter.ts";
import { CartContent } from "./cart-content.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import styles from "./cart.module.css";
import { EmptyCart } from "./empty-cart.tsx";

type Props = {
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
  onCheckout: () => void;
  /** Goods to continue shopping with, below the cart. */
  suggestions: ReactNode;
  /** Replaces an empty cart for buyers who cannot buy yet: why, and what to do. */
  obstacle: ReactNode;
};

/** Step 1 of the purchase. */
export function Cart({ filter, onFilter, onCheckout, suggestions, obstacle }: Props) {
  const { cart, lines, totals, numbers, selection, isError, refetch } = useCart();
  useWarnBeforeUnload(numbers.size > 0);

  if (!cart || !lines) {
    if (!isError) return <CartSkeleton />;
    return (
      <LoadError
        framed
        title="购物车没有加载出来"
        hint="购物车里的商品都还在，请稍候重新加载。"
        onRetry={() => void refetch()}
      />
    );
  }
  if (lines.length === 0) {
    return (
      <>
        <div className={styles.empty}>{obstacle ?? <EmptyCart />}</div>
        {suggestions}
      </>
    );
  }
  return (
    <>
      <CartContent
        cart={cart}
        lines={lines}
        totals={totals}
        numbers={numbers}
        selection={selection}
        filter={filter}
        onFilter={onFilter}
        onCheckout={onCheckout}
      />
      <div className={styles.gap} />
      {suggestions}
    </>
  );
}
