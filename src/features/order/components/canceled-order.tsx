import { useState } from "react";
import type { Order } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LazyBuyAgainSheet } from "./lazy-buy-again-sheet.tsx";

type Props = { order: Order };

/** Shown instead of the payment of a canceled order, with an offer to buy its goods again. */
export function CanceledOrder({ order }: Props) {
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <EmptyState
        framed
        title="订单已取消，无需支付"
        hint="需要的商品可以重新加入购物车，再下单支付。"
        action={
          <>
            <Button size="sm" onClick={() => setBuying(true)}>
              再次购买
            </Button>
            <ButtonLink size="sm" variant="outline" to={paths.order(order.id)}>
              查看订单
            </ButtonLink>
            <ButtonLink size="sm" variant="outline" to={paths.list()}>
              继续采购
            </ButtonLink>
          </>
        }
      />
      {isBuying && <LazyBuyAgainSheet orderId={order.id} onClose={() => setBuying(false)} />}
    </>
  );
}
