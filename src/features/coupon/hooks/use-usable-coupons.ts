import { useListAvailableCoupons } from "#generated/hooks/coupon/coupon.ts";

/** Both lists are calls of one path. Errors are shown in place. */
const IN_TURN = {
  query: { refetchOnMount: "always", meta: { errors: "inline" } },
  request: { repeat: "wait" },
} as const;

/** The buyer's coupons as they apply to the selected lines: usable ones, best first, and the others with the reason. */
export function useUsableCoupons() {
  const usable = useListAvailableCoupons({ type: 1 }, IN_TURN);
  const others = useListAvailableCoupons({ type: 2 }, IN_TURN);
  return {
    usable: usable.isFetchedAfterMount ? usable.data?.data.list : undefined,
    others: others.data?.data.list ?? [],
    isError: usable.isError,
    refetch: () => {
      void usable.refetch();
      void others.refetch();
    },
  };
}
