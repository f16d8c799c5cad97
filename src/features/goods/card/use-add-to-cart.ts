import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getAddCartLinesMutationOptions } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem, Combination, Goods } from "#generated/model/index.ts";
import { toCartItem, toCombinationItem } from "#src/entities/goods/cart-item.ts";
import { withExpiryAgreed, withGoodsAgreed } from "#src/entities/goods/near-expiry.ts";
import { patchGoods, patching } from "#src/entities/goods/patch-goods.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { useGo } from "#src/shared/lib/use-go.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { createClickMerger } from "./merge-clicks.ts";
import { notePendingAdd } from "./pending-adds.ts";

type Add = {
  item: AddToCartItem;
  unit: string;
  inCart: number;
  /** The number of clicks merged into this call. */
  clicks: number;
};

/**
 * Adds a line to the cart, merging clicks in quick succession, which it says; errors are shown by the error catalogue.
 */
function useAddLine(): (add: Omit<Add, "clicks">) => void {
  const client = useQueryClient();
  const go = useGo();

  const send = async ({ item, unit, inCart, clicks }: Add) => {
    try {
      const options = getAddCartLinesMutationOptions(patching(client, "/api/cart"));
      const { data } = await runMutation(client, options, { data: { params: [item] } });
      const line = data.lines.find(({ goods_id }) => goods_id === item.goods_id);
      if (line) patchGoods(client, item.goods_id, { cart_number: line.number });
      toast({
        status: "success",
        message:
          line && line.number < inCart + item.number
            ? `已加入购物车，数量调整为共 ${line.number} ${unit}`
            : clicks > 1
              ? `已加入购物车 ×${clicks}，共 ${item.number} ${unit}`
              : "已加入购物车",
        action: { label: "去购物车", onClick: () => go(paths.cart()) },
      });
    } catch {
      // Already reported by the error catalogue; the count is reverted below.
    } finally {
      notePendingAdd(item.goods_id, -item.number);
    }
  };

  const [click] = useState(() =>
    createClickMerger<Add>(
      (first, next) => ({
        ...first,
        item: { ...next.item, number: first.item.number + next.item.number },
        clicks: first.clicks + next.clicks,
      }),
      (add) => void send(add),
    ),
  );

  return (once) => {
    const add = { ...once, clicks: 1 };
    const { goods_id, number, goods_price_id, ladder_price_id, goods_manjian_id } = add.item;
    notePendingAdd(goods_id, number);
    click(`${goods_id}/${goods_price_id}/${ladder_price_id}/${goods_manjian_id}`, add);
  };
}

/**
 * Adds goods to the cart; `onAdded` is called at once, or when the buyer agreed to their expiry. `已加购 ×N` is updated
 * optimistically and reverted when the call fails.
 */
export function useAddToCart(): (goods: Goods, quantity: number, onAdded?: () => void) => void {
  const add = useAddLine();
  return (goods, quantity, onAdded) => {
    const item = toCartItem(goods, quantity);
    if (!item) return;
    const addAgreed = () => {
      add({ item, unit: goods.bzdw, inCart: goods.cart_number ?? 0 });
      onAdded?.();
    };
    void withGoodsAgreed(goods, quantity, addAgreed);
  };
}

/** Adds sets of a combination to the cart. */
export function useAddCombination(): (combination: Combination, sets: number) => void {
  const add = useAddLine();
  return (combination, sets) => {
    const item = toCombinationItem(combination, sets);
    // The quantity already in the cart is unknown here, so a corrected quantity is not reported.
    if (!item) return;
    const addAgreed = () => add({ item, unit: "套", inCart: 0 });
    void withExpiryAgreed([combination], addAgreed, ({ items }) =>
      items.map(({ goods, number }) => ({ goods, number: number * sets })),
    );
  };
}
