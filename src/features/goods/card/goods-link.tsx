import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRef } from "react";
import { getGetGoodsDetailQueryOptions } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { offerOf } from "#src/entities/goods/offer.ts";
import { paths } from "#src/shared/paths.ts";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import styles from "./goods-link.module.css";

/** A pointer that stays on goods for this long will probably open them. */
const REST_MS = 120;

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
    <SteadyLink to={paths.goods(goods.id, offerOf(goods))} {...quiet} {...prefetch}>
      {children}
    </SteadyLink>
  );
}

/** Event handlers for a link to goods: the product data is prefetched when it is hovered or focused. */
function usePrefetchDetail(goods: Goods) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const enter = () => {
    leave();
    timer.current = setTimeout(() => {
      const options = getGetGoodsDetailQueryOptions(goods.id, offerOf(goods));
      void client.prefetchQuery({ ...options, meta: { ahead: true } });
    }, REST_MS);
  };
  return { onMouseEnter: enter, onFocus: enter, onMouseLeave: leave, onBlur: leave };
}
