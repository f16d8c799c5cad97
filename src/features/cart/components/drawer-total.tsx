import { Button } from "#src/shared/ui/button/button.tsx";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import styles from "./drawer-total.module.css";
import type { CartTotals } from "../lib/cart-totals.ts";

type Props = { kinds: number; totals: CartTotals };

/** The number of lines, the selected total, and a link to the cart. */
export function DrawerTotal({ kinds, totals }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.totals} role="status" aria-live="polite" aria-atomic="true">
        <div className={styles.counts}>
          共 <b>{kinds}</b> 种，已选 <b>{totals.kinds}</b> 种 <b>{totals.pieces}</b> 件
        </div>
        <div className={styles.sum}>
          合计 <Price value={totals.amount} size="lg" />
        </div>
      </div>
      <Button className={styles.checkout} asChild>
        <Link to={paths.cart()}>去购物车结算</Link>
      </Button>
    </div>
  );
}
