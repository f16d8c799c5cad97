import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { usePrefetchDetail } from "../hooks/use-prefetch-detail.ts";
import { offerOf } from "../lib/offer-query.ts";

type Props = {
  goods: Goods;
  children: ReactNode;
  /** A picture beside the name leads to the same page; it need not be reached or read out twice. */
  decorative?: boolean;
};

/** Leads to the goods under the offer that is shown. */
export function GoodsLink({ goods, children, decorative = false }: Props) {
  const prefetch = usePrefetchDetail(goods);
  const quiet = decorative ? { tabIndex: -1, "aria-hidden": true } : { "data-part": "name" };
  return (
    <Link to={paths.goods(goods.id, offerOf(goods))} {...quiet} {...prefetch}>
      {children}
    </Link>
  );
}
