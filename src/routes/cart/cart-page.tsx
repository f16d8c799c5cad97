import { useNavigate, useSearchParams } from "react-router-dom";
import { Cart } from "#src/features/cart/components/cart.tsx";
import { ALL_LINES, parseFilter } from "#src/features/cart/lib/cart-filter.ts";
import { HotGoods } from "#src/features/goods/components/hot-goods.tsx";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";

export function CartPage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHeading title="购物车" />
      <Cart
        filter={parseFilter(params.get("filter"))}
        onFilter={(id) => setParams(id === ALL_LINES ? {} : { filter: String(id) }, { replace: true })}
        onCheckout={() => void navigate(paths.checkout())}
        suggestions={<HotGoods />}
      />
    </>
  );
}
