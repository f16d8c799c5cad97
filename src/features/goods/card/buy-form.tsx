import type { FormEvent, ReactNode } from "react";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import type { Goods } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { PriceAccessLink } from "./price-access-link.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import styles from "./buy-form.module.css";

type Props = {
  goods: Goods;
  quantity: number;
  onQuantity: (quantity: number) => void;
  size?: "sm" | "md";
  /** The button's label, where it does more than add to the cart. */
  label?: string | undefined;
  /** Shown after the button. */
  children?: ReactNode;
};

/**
 * Quantity and add button; Enter in the quantity adds too. Goods that cannot be bought say why instead, and buyers
 * who may not see prices get a link to change that.
 */
export function BuyForm({ goods, quantity, onQuantity, size = "sm", label = "加入购物车", children }: Props) {
  const add = useAddToCart();
  const reason = noBuyReason(goods);

  if (isPriceHidden(goods)) {
    return (
      <div className={styles.root} data-size={size}>
        <PriceAccessLink size={size} />
        {children}
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) add(goods, quantity);
  };
  return (
    <form
      className={styles.root}
      data-size={size}
      data-refused={reason !== "" || undefined}
      onSubmit={submit}
    >
      <QuantityStepper
        value={quantity}
        onChange={onQuantity}
        {...quantityRules(goods)}
        label={`${goods.name}的数量`}
        disabled={reason !== ""}
        size={size}
      />
      <PlainButton type="submit" className={styles.add} disabled={reason !== ""}>
        <ShoppingCart size={14} aria-hidden />
        <span>{label}</span>
      </PlainButton>
      {children}
      {reason && <span className={styles.reason}>{reason}</span>}
    </form>
  );
}
