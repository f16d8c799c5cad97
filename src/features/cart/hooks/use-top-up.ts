import { useEffect, useState } from "react";
import type { TopUpGoal } from "#generated/enums.ts";
import { useAddCartLines, useGetCartTopUp } from "#generated/hooks/cart/cart.ts";
import type { TopUpProposal } from "#generated/model/index.ts";
import { toCartItem } from "#src/entities/goods/cart-item.ts";
import { withGoodsAgreed } from "#src/entities/goods/near-expiry.ts";
import { minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useCartEdits } from "./cart-store.ts";

/** The offer for which a buyer adds goods to the cart; `name` is that of a tier. */
export type TopUpTarget = { goal: TopUpGoal; tierId?: number; name?: string };

/**
 * Proposals for a target, once every edit of the cart has reached the server. Lines added by it are still counted in
 * `saved`, in 元; the proposals that follow are for the cart as it is then.
 */
export function useTopUp({ goal, tierId }: TopUpTarget) {
  const edits = useCartEdits();
  const [isSettled, setSettled] = useState(false);
  const [saved, setSaved] = useState(0);
  const [adding, setAdding] = useState<number>();
  const once = useSingleFlight();
  const { mutateAsync } = useAddCartLines();
  useEffect(() => {
    let isOpen = true;
    void edits.settle().then(() => isOpen && setSettled(true));
    return () => {
      isOpen = false;
    };
  }, [edits]);
  const query = useGetCartTopUp(
    { goal, ...(tierId !== undefined && { tier_id: tierId }) },
    {
      query: {
        select: (response) => response.data,
        enabled: isSettled,
        gcTime: 0,
        meta: { errors: "inline" },
      },
    },
  );

  const add = async (proposal: TopUpProposal) =>
    withGoodsAgreed(proposal.goods, proposal.add, async () => send(proposal));

  async function send({ goods, add: number, saves, before, after }: TopUpProposal): Promise<void> {
    const item = toCartItem(goods, number);
    if (!item) return;
    setAdding(goods.id);
    try {
      await mutateAsync({ data: { params: [item] } });
      setSaved((sum) => sumMoney([sum, saves]));
      const more = minusMoney(after, before);
      const cost = more > 0 ? `，只多付 ${formatMoney(more)}` : "";
      toast({ status: "success", message: `${goods.name} +${number} ${goods.bzdw}${cost}` });
    } catch {
      // Already reported by the error catalogue; the proposals remain.
    }
    setAdding(undefined);
  }

  return {
    query,
    saved,
    adding,
    add: (proposal: TopUpProposal) => once(() => add(proposal)),
  };
}
