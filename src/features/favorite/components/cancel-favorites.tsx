import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useCancelFavorites } from "#generated/hooks/favorite/favorite.ts";
import { patchGoods } from "#src/entities/goods/patch-goods.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

type Props = { goodsIds: readonly number[]; onDone: () => void };

/** Removes the selected goods from the favourites, after confirmation. */
export function CancelFavorites({ goodsIds, onDone }: Props) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useCancelFavorites();
  const once = useSingleFlight();

  async function cancel(): Promise<void> {
    const message = `确定取消收藏这 ${goodsIds.length} 种商品吗?`;
    if (!(await confirm({ title: "取消收藏", message, confirmLabel: "取消收藏", cancelLabel: "再想想" })))
      return;
    await mutateAsync({ data: { goods_ids: [...goodsIds] } });
    for (const id of goodsIds) patchGoods(client, id, { is_star: 0 });
    onDone();
    toast({ status: "success", message: "取消收藏成功" });
  }
  return (
    <TextButton disabled={goodsIds.length === 0 || isPending} onClick={() => once(cancel)}>
      取消收藏
    </TextButton>
  );
}
