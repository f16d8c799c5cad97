import { clsx } from "clsx";
import type { Goods } from "#generated/model/index.ts";
import { describeFreeShipping } from "#src/entities/goods/free-shipping.ts";
import { tierHint, lineNumber, priceTiers } from "#src/entities/goods/price.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./price-tiers.module.css";

type Props = { goods: Goods; quantity: number };

/** The price tiers, what is in the cart included: reached ones are ticked, the current one is highlighted. */
export function PriceTiers({ goods, quantity }: Props) {
  const tiers = priceTiers(goods, lineNumber(goods, quantity));
  if (tiers.length === 0) return null;
  return (
    <ul className={styles.tiers} aria-label="阶梯价">
      {tiers.map(({ range, price, reached, current }) => (
        <li className={styles.tier} key={range} data-current={current || undefined}>
          {range} {formatMoney(price)}
          {reached && (
            <span role="img" aria-label="已达到">
              ✓
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The benefits of a larger quantity: a lower price, free shipping. */
export function QuantityHints({ goods, quantity }: Props) {
  const number = lineNumber(goods, quantity);
  const tier = tierHint(goods, number);
  const shipping = describeFreeShipping(goods, number);
  if (!tier && !shipping) return null;
  return (
    <div className={styles.hints}>
      {tier && <div className={styles.hint}>{tier}</div>}
      {shipping && (
        <div className={clsx(styles.hint, shipping.reached && styles.reached)}>{shipping.text}</div>
      )}
    </div>
  );
}
