import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useClaimCoupon } from "#generated/hooks/coupon/coupon.ts";
import type { CouponOffer } from "#generated/model/index.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Claims an offer. Refusals (409, 403) are shown by the error catalogue, and the offers are refetched. */
export function useClaim({ id, name }: Pick<CouponOffer, "id" | "name">, onRefused: () => void) {
  const navigate = useNavigate();
  const [isClaimed, setClaimed] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useClaimCoupon({
    mutation: {
      onSuccess: () => {
        setClaimed(true);
        toast({
          status: "success",
          message: `领取成功：${name}`,
          action: { label: "查看我的优惠券", onClick: () => void navigate(paths.coupons()) },
        });
      },
      onError: onRefused,
    },
  });
  return {
    claim: () => once(() => mutateAsync({ id })),
    isPending,
    /** Claimed just now: the button's replacement takes the focus. */
    isClaimed,
  };
}
