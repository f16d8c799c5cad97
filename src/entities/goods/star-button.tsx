import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Flag } from "#generated/enums.ts";
import {
  getAddFavoritesMutationOptions,
  getCancelFavoritesMutationOptions,
} from "#generated/hooks/favorite/favorite.ts";
import { Star } from "#generated/icons/star.ts";
import type { Goods } from "#generated/model/index.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { type Go, useGo } from "#src/shared/lib/use-go.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { patchGoods, patching } from "./patch-goods.ts";
import styles from "./star-button.module.css";

type Props = {
  goods: Pick<Goods, "id" | "name" | "is_star">;
  /** Shows the word beside the star. */
  labeled?: boolean;
};

/** The favorite star, filled for the buyer's favorites. Visitors are prompted to log in. */
export function StarButton({ goods, labeled = false }: Props) {
  const { isStarred, isPending, toggle } = useStar(goods);
  const word = isStarred ? "取消收藏" : "收藏";
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={`${word} ${goods.name}`}
      aria-pressed={isStarred}
      aria-busy={isPending}
      title={word}
      onClick={toggle}
    >
      <Star size={16} fill={isStarred ? "currentColor" : "none"} aria-hidden />
      {labeled && word}
    </button>
  );
}

type Starred = Pick<Goods, "id" | "is_star">;

/** Adds goods to the favorites or removes them. An optimistic update, reverted when the call fails. */
function useStar(goods: Starred) {
  const client = useQueryClient();
  const go = useGo();
  const once = useSingleFlight();
  const [isPending, setPending] = useState(false);

  const toggle = async () => {
    setPending(true);
    await toggleStar(client, goods, go);
    setPending(false);
  };
  return { isStarred: goods.is_star === Flag.Yes, isPending, toggle: () => once(toggle) };
}

/** Without the generated hooks: a list has a star in every row, and each would be two observers of mutations. */
async function toggleStar(client: QueryClient, { id, is_star = Flag.No }: Starred, go: Go): Promise<void> {
  const call = is_star === Flag.Yes ? getCancelFavoritesMutationOptions : getAddFavoritesMutationOptions;
  patchGoods(client, id, { is_star: is_star === Flag.Yes ? Flag.No : Flag.Yes });
  try {
    await runMutation(client, call(patching(client, "/api/favorite")), { data: { goods_ids: [id] } });
  } catch {
    // Already reported by the error catalogue.
    patchGoods(client, id, { is_star });
    return;
  }
  if (is_star === Flag.Yes) toast({ status: "success", message: "取消收藏成功" });
  else
    toast({
      status: "success",
      message: "收藏成功",
      action: { label: "查看我的收藏", onClick: () => go(paths.favorites()) },
    });
}
