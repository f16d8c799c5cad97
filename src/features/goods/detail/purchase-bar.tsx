import type { Goods } from "#generated/model/index.ts";
import { amountAt, lineNumber } from "#src/entities/goods/price.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { BuyForm } from "../card/buy-form.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { InCart } from "../card/in-cart.tsx";
import styles from "./purchase-bar.module.css";

type Props = {
  goods: Goods;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The button's label instead of 加入购物车. */
  label: string | undefined;
};

/** Quantity, amount and button; fixed at the bottom of a narrow screen. */
export function PurchaseBar({ goods, quantity, onQuantity, label }: Props) {
  const amount = amountAt(goods, quantity, lineNumber(goods, quantity));
  return (
    <div className={styles.root}>
      {amount !== null && (
        <div className={styles.amount} role="status">
          <span className={styles.unitPrice}>
            <GoodsPrice goods={goods} quantity={quantity} />
          </span>
          <Text tone="subtle">小计</Text>
          <Price value={amount} />
          <InCart goods={goods} />
        </div>
      )}
      <BuyForm goods={goods} quantity={quantity} onQuantity={onQuantity} size="md" label={label} />
    </div>
  );
}
