import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAddFavorites, useCancelFavorites } from "#generated/hooks/favorite/favorite.ts";
import type { Goods } from "#generated/model/index.ts";
import { patchGoods } from "./patch-goods.ts";
import { paths } from "#src/shared/paths.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Adds goods to the favourites or removes them. An optimistic update, reverted when the call fails. */
export function useStar({ id, is_star }: Pick<Goods, "id" | "is_star">) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const add = useAddFavorites();
  const cancel = useCancelFavorites();
  const once = useSingleFlight();
  const isPending = add.isPending || cancel.isPending;

  const toggle = async () => {
    const call = is_star === 1 ? cancel : add;
    patchGoods(client, id, { is_star: is_star === 1 ? 0 : 1 });
    await call.mutateAsync(
      { data: { goods_ids: [id] } },
      {
        onError: () => patchGoods(client, id, { is_star }),
        onSuccess: () =>
          toast(
            is_star === 1
              ? { status: "success", message: "取消收藏成功" }
              : {
                  status: "success",
                  message: "收藏成功",
                  action: { label: "查看我的收藏", onClick: () => void navigate(paths.favorites()) },
                },
          ),
      },
    );
  };
  return { isStarred: is_star === 1, isPending, toggle: () => once(toggle) };
}
