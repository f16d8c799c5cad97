import type { Goods } from "#generated/model/index.ts";
import { priceAtMinimum } from "#src/entities/goods/price.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./regular-price.module.css";

/**
 * The regular price of goods on special offer, and the saving; renders nothing where prices are hidden or not
 * reduced.
 */
export function RegularPrice({ goods }: { goods: Goods }) {
  const { base_price } = goods;
  const price = priceAtMinimum(goods);
  if (price === null || base_price === null || price >= base_price) return null;
  return (
    <div className={styles.saving}>
      供货价 <s>{formatMoney(base_price)}</s>，省 {formatMoney(minusMoney(base_price, price))}
    </div>
  );
}
