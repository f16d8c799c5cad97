import { Button } from "#src/shared/ui/button/button.tsx";
import { ShoppingCart } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** An empty cart: ways to fill it, with quick purchase second, for buyers who know what they need. */
export function EmptyCart() {
  return (
    <EmptyState
      framed
      icon={<ShoppingCart size={28} strokeWidth={1.5} />}
      title="购物车是空的"
      hint="挑选需要补货的商品，加入购物车后在这里一起结算。"
      action={
        <>
          <Button asChild size="sm">
            <Link to={paths.list()}>去逛逛</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.quickPurchase()}>快捷采购</Link>
          </Button>
        </>
      }
    />
  );
}
