import { useGetCartLinePrice } from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { giftName } from "#src/shared/lib/gift-text.ts";
import { PriceLedger } from "#src/shared/ui/goods/price-ledger.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { lineAmount } from "../lib/line-amount.ts";

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
  if (error) return <RetryLine error={error} what="价格明细" onRetry={() => void refetch()} />;
  const priced = data?.data;
  if (priced?.amount !== amount) return <p role="status">正在计算价格明细</p>;
  const { goods, gift_data: gift } = line;
  return (
    <PriceLedger
      ledger={{
        unit: goods.bzdw,
        rawPrice: line.raw_price,
        price: line.price,
        number: line.number,
        reduction: line.goods_manjian_amount,
        gift: giftName(gift),
        extra: gift.total,
        shared: priced.shared,
        couponShared: priced.coupon_shared,
        paid: priced.paid,
        reason: priced.reason,
      }}
    />
  );
}
