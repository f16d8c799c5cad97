import type { CouponOffer } from "#generated/model/index.ts";
import { CardColumns } from "#src/shared/ui/records/card-columns.tsx";
import { useState } from "react";
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

/** Keeps items where they were first shown, so that a claimed one stays under the pointer. New ones are appended. */
function useStableOrder<T extends { id: number }>(items: readonly T[]): T[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const fresh = items.flatMap(({ id }) => (order.includes(id) ? [] : [id]));
  const known = fresh.length > 0 ? [...order, ...fresh] : order;
  if (known !== order) setOrder(known);
  return items.toSorted((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
}
