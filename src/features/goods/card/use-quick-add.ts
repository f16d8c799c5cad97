import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getQuickAddCartLineMutationOptions } from "#generated/hooks/cart/cart.ts";
import type { Goods } from "#generated/model/index.ts";
import { withGoodsAgreed } from "#src/entities/goods/near-expiry.ts";
import { patchGoods, patching } from "#src/entities/goods/patch-goods.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { createClickMerger } from "./merge-clicks.ts";
import { notePendingAdd } from "./pending-adds.ts";

type QuickAdd = { goods: Goods; packs: number };

/** Each call adds one pack, so none may cancel another: they take turns. */
const IN_TURN = { mutation: { scope: { id: "quick-add" } } };

/** Adds one middle pack per click. */
export function useQuickAdd(): (goods: Goods) => void {
  const client = useQueryClient();

  const send = async ({ goods, packs }: QuickAdd) => {
    const { id, bzdw } = goods;
    const pack = packOf(goods);
    const options = getQuickAddCartLineMutationOptions(patching(client, "/api/cart"), IN_TURN);
    let waiting = packs;
    try {
      while (waiting > 0) {
        const { data } = await runMutation(client, options, { id });
        waiting -= 1;
        notePendingAdd(id, -pack);
        patchGoods(client, id, { cart_number: data.number });
      }
      toast({ status: "success", message: `已加入购物车：${goods.name} ${packs * pack} ${bzdw}` });
    } catch {
      // Already reported by the error catalogue; the remaining clicks are reverted.
      notePendingAdd(id, -pack * waiting);
    }
  };
  const [click] = useState(() =>
    createClickMerger<QuickAdd>(
      (first, next) => ({ goods: next.goods, packs: first.packs + next.packs }),
      (add) => void send(add),
    ),
  );
  const add = (goods: Goods) => {
    notePendingAdd(goods.id, packOf(goods));
    click(String(goods.id), { goods, packs: 1 });
  };
  return (goods) => void withGoodsAgreed(goods, packOf(goods), () => add(goods));
}
