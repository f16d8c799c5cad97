import { Availability } from "#generated/enums.ts";
import { useListAvailableCoupons } from "#generated/hooks/coupon/coupon.ts";

/** Both lists are calls of one path. Errors are shown in place. */
const IN_TURN = {
  query: { refetchOnMount: "always", meta: { errors: "inline" } },
  request: { repeat: "wait" },
} as const;

/** The buyer's coupons as they apply to a checkout: usable ones, best first, and the others with the reason. */
export function useUsableCoupons(checkoutNo: string) {
  const usable = useListAvailableCoupons({ type: Availability.Usable, checkout_no: checkoutNo }, IN_TURN);
  const others = useListAvailableCoupons({ type: Availability.Unusable, checkout_no: checkoutNo }, IN_TURN);
  const list = usable.isFetchedAfterMount ? usable.data?.data.list : undefined;
  return {
    data: list && { usable: list, others: others.data?.data.list ?? [] },
    error: usable.error,
    refetch: () => {
      void usable.refetch();
      void others.refetch();
    },
  };
}
