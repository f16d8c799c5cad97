import { useState } from "react";
import { useAddCartLines } from "#generated/hooks/cart/cart.ts";
import type { AddToCartItem } from "#generated/model/index.ts";
import { addInBatches, isShownByGoods } from "#src/entities/goods/add-in-batches.ts";
import { withExpiryAgreed } from "#src/entities/goods/near-expiry.ts";
import { inlineIf } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { cartItems, type ReadyGoods } from "./cart-items.ts";
import type { PlanLine } from "./plan.ts";
import type { PlanEdits } from "./use-plan.ts";

/** Adds the ready lines to the cart, and records the result of each. */
export function useAddPlan(lines: readonly PlanLine[], edits: Pick<PlanEdits, "putResults">) {
  const { mutateAsync } = useAddCartLines({ mutation: { meta: { errors: inlineIf(isShownByGoods) } } });
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const once = useSingleFlight();

  // Recorded after each call: if the session ends or the network fails before the next one, nothing is added twice.
  const send = async (params: AddToCartItem[]) => {
    const { data } = await mutateAsync({ data: { params } });
    edits.putResults(new Map(data.lines.map(({ goods_id, number }) => [goods_id, { number }])));
    return data;
  };
  const add = () =>
    once(async () =>
      withExpiryAgreed(await cartItems(lines), put, ({ goods, item }) => [{ goods, number: item.number }]),
    );
  const put = async (agreed: readonly ReadyGoods[]) => {
    const items = agreed.map(({ item }) => item);
    try {
      setProgress({ done: 0, total: items.length });
      edits.putResults(await addInBatches(items, send, (done) => setProgress({ done, total: items.length })));
    } finally {
      setProgress(undefined);
    }
  };
  return { add, progress };
}
