import { useListAvailableCoupons } from "#generated/hooks/coupon/coupon.ts";

/**
 * The buyer's coupons as the selected lines judge them: those that can be used with the best first, and the others with
 * the reason. A failure is told in place. The others are asked for last: a second call of a path cancels the first.
 */
export function useUsableCoupons() {
  const meta = {
    onApiError: ({ kind }: { kind: string }) => kind !== "login-required" && kind !== "agreement-required",
  };
  const usable = useListAvailableCoupons({ type: 1 }, { query: { meta, refetchOnMount: "always" } });
  const others = useListAvailableCoupons(
    { type: 2 },
    { query: { meta, refetchOnMount: "always", enabled: usable.isFetchedAfterMount } },
  );
  return {
    usable: usable.isFetchedAfterMount ? usable.data?.data.list : undefined,
    others: others.data?.data.list ?? [],
    isError: usable.isError,
    refetch: () => void usable.refetch().then(() => others.refetch()),
  };
}
