import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { Cart } from "#src/features/cart/components/cart.tsx";
import { ALL_LINES, parseFilter } from "#src/features/cart/lib/cart-filter.ts";
import { parseSort } from "#src/features/cart/lib/cart-sort.ts";
import { LazyHotGoods } from "#src/features/goods/card/lazy-hot-goods.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";

/** Few buyers ever see it. */
const UnapprovedBuyer = lazyPart(
  async () => (await import("#src/features/user/components/unapproved-buyer.tsx")).UnapprovedBuyer,
  PartMissing,
);

export function CartPage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const isUnapproved = useCurrentUser()?.is_passed === Flag.No;
  return (
    <Cart
      filter={parseFilter(params.get("filter"))}
      onFilter={(id) => set("filter", id === ALL_LINES ? undefined : String(id))}
      sort={parseSort(params.get("sort"))}
      onSort={(sort) => set("sort", sort === "added" ? undefined : sort)}
      onCheckout={() => void navigate(paths.checkout())}
      obstacle={
        isUnapproved ? (
          <Suspense>
            <UnapprovedBuyer title="审核通过后即可采购" />
          </Suspense>
        ) : undefined
      }
      suggestions={
        <section data-screen-only>
          <Text as="h2" mb="3" size="md" bold>
            热销商品
          </Text>
          <LazyHotGoods />
        </section>
      }
    />
  );
}
