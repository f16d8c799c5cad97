import { useNavigate } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListCartLines } from "#generated/hooks/cart/cart.ts";
import { wholeCart } from "#src/features/cart/lib/cart-filter.ts";
import { StoreMatrix } from "#src/features/quick-purchase/matrix/store-matrix.tsx";
import { paths } from "#src/shared/paths.ts";

/** Goods × stores, with the selected lines of the cart at hand. */
export function MatrixPanel({ takesCart }: { takesCart: boolean }) {
  const navigate = useNavigate();
  const { data } = useListCartLines(wholeCart, {
    query: {
      structuralSharing: false,
      select: ({ data: cart }) => cart.data.filter(({ is_selected }) => is_selected === Flag.Yes),
      meta: { errors: "inline" },
    },
  });
  return (
    <StoreMatrix
      cart={data}
      takesCart={takesCart}
      // A reload must not take them again over what was changed meanwhile.
      onTaken={() => void navigate(paths.storeMatrix(), { replace: true })}
    />
  );
}
