import { chakra } from "@chakra-ui/react";
import type { Goods } from "#generated/model/index.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { amountAt } from "#src/entities/goods/price.ts";
import { BuyForm } from "../buy-form.tsx";
import { InCart } from "../in-cart.tsx";

type Props = {
  goods: Goods;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The button's label instead of 加入购物车. */
  label: string | undefined;
};

/** Quantity, amount and button; fixed at the bottom of a narrow screen. */
export function PurchaseBar({ goods, quantity, onQuantity, label }: Props) {
  const amount = amountAt(goods, quantity);
  return (
    <chakra.div css={styles}>
      {amount !== null && (
        <div data-part="amount" role="status">
          <span>小计</span>
          <Price value={amount} />
          <InCart goods={goods} />
        </div>
      )}
      <BuyForm goods={goods} quantity={quantity} onQuantity={onQuantity} size="md" label={label} />
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "6",
  rowGap: "2",
  pt: "4",
  borderTopWidth: "1px",
  borderColor: "border",
  "& [data-part=amount]": { display: "flex", alignItems: "baseline", gap: "2", order: "1" },
  "& [data-part=amount] > span:first-of-type": { color: "fg.subtle" },
  "& [data-part=add], & [data-part=access]": { minHeight: "9", px: "6", fontSize: "md" },
  mdDown: {
    position: "fixed",
    zIndex: "docked",
    insetInline: "0",
    bottom: "0",
    px: "3",
    pt: "2",
    pb: "calc({spacing.2} + env(safe-area-inset-bottom))",
    bg: "bg.panel",
    boxShadow: "md",
    "& [data-part=amount]": { order: "0", width: "full" },
    "& [data-part=buy]": { width: "full" },
  },
} as const;
