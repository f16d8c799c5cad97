import type { Goods } from "#generated/model/index.ts";
import { lineNumber } from "#src/entities/goods/price.ts";
import { usePendingAdd } from "./pending-adds.ts";
import styles from "./in-cart.module.css";

/** The quantity in the cart, including pending additions. */
export function InCart({ goods }: { goods: Goods }) {
  const inCart = lineNumber(goods, 0) + usePendingAdd(goods.id);
  return inCart > 0 ? <span className={styles.root}>已加购 ×{inCart}</span> : null;
}
