import { Link, useLocation } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Price } from "#src/shared/ui/price.tsx";
import { useBuyer } from "../hooks/use-buyer.ts";
import { priceAt } from "../lib/price-at.ts";

type Props = { goods: Goods; quantity: number; size?: "sm" | "md" | "lg" };

/** What one unit costs at this quantity, or why that is not shown. */
export function GoodsPrice({ goods, quantity, size = "md" }: Props) {
  const price = priceAt(goods, quantity);
  if (price === null) return <HiddenPrice hint={goods.price_hint} />;
  return <Price value={price} size={size} unit={goods.bzdw} />;
}

/** A visitor can log in to see the price; a buyer who waits for approval can only be told. */
function HiddenPrice({ hint }: { hint: string }) {
  const { isVisitor } = useBuyer();
  const { pathname, search } = useLocation();
  if (!isVisitor) return <Price value={null} hint={hint} />;
  return (
    <Link data-part="login" to={paths.login(pathname + search)}>
      {hint || "登录后可见价格"}
    </Link>
  );
}
