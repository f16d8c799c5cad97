import { useListAvailableCoupons } from "#generated/hooks/coupon/coupon.ts";
import { inlineUnless, isRedirect } from "#src/shared/api/error-kinds.ts";

/**
 * The buyer's coupons as they apply to the selected lines: usable ones, best first, and the others with the reason.
 * Errors are shown in place. The unusable ones are fetched last, since a concurrent call of the same path would
 * cancel the first.
 */
export function useUsableCoupons() {
  const meta = {
    errors: inlineUnless(isRedirect),
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
