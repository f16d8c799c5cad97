import type { CouponOffer } from "#generated/model/index.ts";
import { CardColumns, CardColumnsSkeleton } from "#src/shared/ui/records/card-columns.tsx";
import { useStableOrder } from "../hooks/use-stable-order.ts";
import { CouponTicket } from "./coupon-ticket.tsx";

type Props = { offers: readonly CouponOffer[]; onStale: () => void };

/** Coupon cards; a claimed coupon keeps its position. */
export function CouponTickets({ offers, onStale }: Props) {
  const shown = useStableOrder(offers);
  return (
    <CardColumns>
      {shown.map((offer) => (
        <CouponTicket key={offer.id} offer={offer} onStale={onStale} />
      ))}
    </CardColumns>
  );
}

export const CouponTicketsSkeleton = () => <CardColumnsSkeleton label="正在加载优惠券" height="36" />;
