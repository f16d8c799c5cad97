import { Link, useLocation } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/price.tsx";
import { useBuyer } from "../hooks/use-buyer.ts";
import { priceAt } from "../lib/ladder.ts";

type Props = { goods: Goods; quantity: number; size?: "sm" | "md" | "lg" };

/** What one unit costs at this quantity, or why that is not shown. */
export function GoodsPrice({ goods, quantity, size = "md" }: Props) {
  const { isVisitor } = useBuyer();
  const { pathname, search } = useLocation();
  if (goods.price === null && isVisitor) {
    return (
      <Link data-part="login" to={paths.login(pathname + search)}>
        {goods.price_hint || "登录后可见价格"}
      </Link>
    );
  }
  return <Price value={priceAt(goods, quantity)} hint={goods.price_hint} size={size} unit={goods.bzdw} />;
}
