import { ShoppingCart } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { QuantityStepper } from "#src/shared/ui/quantity-stepper.tsx";
import { useAddToCart } from "../hooks/use-add-to-cart.ts";
import { noBuyReason, quantityRules } from "../lib/stock.ts";

type Props = {
  goods: Goods;
  quantity: number;
  onQuantity: (quantity: number) => void;
  size?: "sm" | "md";
  /** Stands after the button. */
  children?: ReactNode;
};

/** Quantity and button; Enter in the quantity adds too. Goods that cannot be bought say why instead. */
export function BuyForm({ goods, quantity, onQuantity, size = "sm", children }: Props) {
  const add = useAddToCart();
  const reason = noBuyReason(goods);
  // Where the price is hidden, its own place says why.
  const off = goods.price === null || reason !== "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!off) add(goods, quantity);
  };
  return (
    <form data-part="buy" onSubmit={submit}>
      <QuantityStepper
        value={quantity}
        onChange={onQuantity}
        {...quantityRules(goods)}
        unit={goods.bzdw}
        label={`${goods.name}的数量`}
        disabled={off}
        size={size}
      />
      <button type="submit" data-part="add" disabled={off}>
        <ShoppingCart size={14} aria-hidden />
        加入购物车
      </button>
      {children}
      {reason && <span data-part="reason">{reason}</span>}
    </form>
  );
}
