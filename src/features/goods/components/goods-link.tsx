import styles from "./goods-link.module.css";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { usePrefetchDetail } from "../hooks/use-prefetch-detail.ts";
import { offerOf } from "#src/entities/goods/offer.ts";

type Props = {
  goods: Goods;
  children: ReactNode;
  /** For a picture beside a link to the same page: not focusable, and hidden from screen readers. */
  decorative?: boolean;
};

/** A link to the goods with their current offer. */
export function GoodsLink({ goods, children, decorative = false }: Props) {
  const prefetch = usePrefetchDetail(goods);
  const quiet = decorative ? { tabIndex: -1, "aria-hidden": true } : { className: styles.link };
  return (
    <Link to={paths.goods(goods.id, offerOf(goods))} {...quiet} {...prefetch}>
      {children}
    </Link>
  );
}
