import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useBuyOrderAgain, useGetBuyAgainPreview } from "#generated/hooks/order/order.ts";
import type { BuyAgain } from "#generated/model/index.ts";
import { withExpiryAgreed } from "#src/entities/goods/near-expiry.ts";
import { checkoutState } from "#src/shared/lib/checkout-state.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { type AgainChange, againAmount, againItems, againRows } from "../lib/again-rows.ts";

/**
 * An order about to be bought again: its lines as they are today with the buyer's changes, and the two ways on.
 * `result` lists the lines that could not be added as requested; `onDone` is called if there are none.
 */
export function useBuyAgain(orderId: number, onDone: () => void) {
  const navigate = useNavigate();
  const [changes, setChanges] = useState<ReadonlyMap<number, AgainChange>>(new Map());
  const [result, setResult] = useState<BuyAgain>();
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useBuyOrderAgain();
  const preview = useGetBuyAgainPreview(orderId, {
    query: { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false, meta: { errors: "inline" } },
  });
  const rows = preview.data && againRows(preview.data.data.lines, changes);
  const items = againItems(rows ?? []);

  /** Adds what the buyer agrees to, and proceeds if all of it was added as requested. */
  const add = async (proceed: (done: BuyAgain) => void) =>
    withExpiryAgreed(
      items,
      async (agreed) => {
        if (agreed.length === 0) return;
        const params = agreed.map(({ goods, number }) => ({ goods_id: goods.id, number }));
        const { data } = await mutateAsync({ id: orderId, data: { params } });
        const isSmooth =
          data.failed.length === 0 && data.added.every(({ is_changed }) => is_changed === Flag.No);
        if (isSmooth) proceed(data);
        else setResult(data);
      },
      (item) => [item],
    );

  function announce(done: BuyAgain): void {
    toast({
      status: "success",
      message: `${done.added.length} 种商品已加入购物车`,
      action: { label: "去购物车", onClick: () => void navigate(paths.cart()) },
    });
    onDone();
  }

  /** Other ticked lines of the cart stay as they are. */
  function checkOut(done: BuyAgain): void {
    onDone();
    const ids = done.added.flatMap(({ line_id }) => line_id ?? []);
    // The checkout needs the id of every line; the cart shows all of them without.
    if (ids.length < done.added.length) void navigate(paths.cart());
    else void navigate(paths.checkout(), { state: checkoutState(ids) });
  }

  return {
    orderNo: preview.data?.data.order_no,
    query: { data: rows, error: preview.error, refetch: preview.refetch },
    chosen: items.length,
    amount: againAmount(rows ?? []),
    change: (lineId: number, change: AgainChange) =>
      setChanges((before) => new Map(before).set(lineId, { ...before.get(lineId), ...change })),
    addToCart: () => once(async () => add(announce)),
    checkOutAlone: () => once(async () => add(checkOut)),
    isAdding: isPending,
    result,
  };
}
