import { useState } from "react";
import { useAddCartLines } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem } from "#generated/model/index.ts";
import { addInBatches, isToldByGoods } from "#src/shared/goods/add-in-batches.ts";
import { toCartItem } from "#src/shared/goods/cart-item.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { bucketOf, type PlanLine } from "../lib/plan.ts";
import type { PlanEdits } from "./use-plan.ts";

/** Adds the lines that are ready to the cart, and notes with each of them what became of it. */
export function useAddPlan(lines: readonly PlanLine[], edits: Pick<PlanEdits, "putResults">) {
  const { mutateAsync } = useAddCartLines({ mutation: { meta: { onApiError: isToldByGoods } } });
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const once = useSingleFlight();

  const add = () =>
    once(async () => {
      const items = toItems(lines);
      setProgress({ done: 0, total: items.length });
      try {
        const send = async (params: AddToCartItem[]) => (await mutateAsync({ data: { params } })).data;
        const results = await addInBatches(items, send, (done) => setProgress({ done, total: items.length }));
        edits.putResults(results);
      } finally {
        setProgress(undefined);
      }
    });
  return { add, progress };
}

/** Lines of the same goods go to the cart together. */
function toItems(lines: readonly PlanLine[]): AddToCartItem[] {
  const ready = lines.filter((line) => bucketOf(line) === "ready");
  return [...Map.groupBy(ready, ({ goodsId }) => goodsId).values()].flatMap((same) => {
    const goods = same[0]?.goods;
    const number = same.reduce((sum, line) => sum + line.number, 0);
    return (goods && toCartItem(goods, number)) ?? [];
  });
}
