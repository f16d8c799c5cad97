import { useQueryClient } from "@tanstack/react-query";
import { useAddCartLines, useDeleteCartLines } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem } from "#generated/model/addToCartItem.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { isLost } from "../lib/line-rules.ts";
import { updateCart } from "./cart-cache.ts";

/** Deletes lines after a question, and offers to take it back. */
export function useDeleteLines() {
  const client = useQueryClient();
  const remove = useDeleteCartLines();
  const add = useAddCartLines();

  async function deleteLines(lines: readonly CartLine[], question = "确定删除这件商品吗?"): Promise<void> {
    if (lines.length === 0 || !(await confirm({ message: question, confirmLabel: "删除" }))) return;
    const ids = new Set(lines.map(({ id }) => id));
    remove.mutate(
      { data: { ids: [...ids] } },
      {
        onSuccess: () => {
          updateCart(client, (cart) => ({ ...cart, data: cart.data.filter(({ id }) => !ids.has(id)) }));
          const params = lines.filter((line) => !isLost(line)).map(toItem);
          toast({
            status: "success",
            message: `已删除 ${ids.size} 种商品`,
            durationMs: 6000,
            ...(params.length > 0 && {
              action: { label: "撤销", onClick: () => add.mutate({ data: { params } }) },
            }),
          });
        },
      },
    );
  }

  return { deleteLines, isDeleting: remove.isPending };
}

function toItem({ goods, price, number, type, ...ids }: CartLine): AddToCartItem {
  const { goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = ids;
  return {
    goods_id: goods.id,
    price,
    number,
    ck_id: goods.ck_id,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
    is_yj,
    type,
  };
}
