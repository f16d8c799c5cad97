import { useGetCartLinePrice } from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/index.ts";
import { giftName } from "#src/shared/lib/gift-text.ts";
import { PriceLedger } from "#src/shared/ui/goods/price-ledger.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { lineAmount } from "../lib/cart-totals.ts";

/** The polling interval of the price while an edit of the line is on its way to the server, in ms. */
const EDIT_POLL_MS = 800;

/** The price ledger of a cart line within an order of all ticked lines, as the server knows it. */
export function LinePrice({ line }: { line: CartLine }) {
  const amount = lineAmount(line);
  const { data, error, refetch } = useGetCartLinePrice(line.id, {
    query: {
      gcTime: 0,
      meta: { errors: "inline" },
      refetchInterval: ({ state }) => state.data?.data.amount !== amount && !state.error && EDIT_POLL_MS,
    },
  });
  const priced = data?.data.amount === amount ? data.data : undefined;
  const { goods, gift_data: gift } = line;
  return (
    <Loaded
      query={{ data: priced, error, refetch }}
      what="价格明细"
      as="line"
      skeleton={<p>正在计算价格明细</p>}
    >
      {({ shared, coupon_shared: couponShared, paid, reason }) => (
        <PriceLedger
          ledger={{
            unit: goods.bzdw,
            rawPrice: line.raw_price,
            price: line.price,
            number: line.number,
            reduction: line.goods_manjian_amount,
            gift: giftName(gift),
            extra: gift.total,
            shared,
            couponShared,
            paid,
            reason,
          }}
        />
      )}
    </Loaded>
  );
}
