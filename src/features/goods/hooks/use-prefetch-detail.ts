import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { getGetGoodsDetailQueryOptions } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { offerOf } from "#src/entities/goods/offer.ts";

/** A pointer that stays on goods for this long will probably open them. */
const REST_MS = 120;

/** Event handlers for a link to goods: the product data is prefetched when it is hovered or focused. */
export function usePrefetchDetail(goods: Goods) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const enter = () => {
    leave();
    timer.current = setTimeout(() => {
      const options = getGetGoodsDetailQueryOptions(goods.id, offerOf(goods));
      void client.prefetchQuery({ ...options, meta: { errors: "silent" } });
    }, REST_MS);
  };
  return { onMouseEnter: enter, onFocus: enter, onMouseLeave: leave, onBlur: leave };
}
