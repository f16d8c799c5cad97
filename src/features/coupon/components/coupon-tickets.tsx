import { useState } from "react";
import { couponTypeLabels } from "#generated/enum-labels.ts";
import { CouponOfferStatus, CouponType } from "#generated/enums.ts";
import type { CouponOffer } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { usePhase } from "#src/shared/lib/use-phase.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { CardColumns } from "#src/shared/ui/records/card-columns.tsx";
import { couponCondition, couponFace } from "../lib/coupon-text.ts";
import { offerLeft, offerPeriod } from "../lib/offer-left.ts";
import { TicketAction } from "./ticket-action.tsx";
import { Ticket } from "./ticket.tsx";
import styles from "./coupon-tickets.module.css";

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

/** A start or end within this time is shown as a countdown, in ms. */
const SOON_MS = 3 * 86_400_000;

type CouponTicketProps = {
  offer: CouponOffer;
  /** Refetches the offers: one has begun, ended or run out. */
  onStale: () => void;
};

/** A claimable coupon: its value, terms, validity, how many are left, and the claim button. */
function CouponTicket({ offer, onStale }: CouponTicketProps) {
  const { name, type, status, describe, limit } = offer;
  const { percent, text } = offerLeft(offer);
  const isGone = status === CouponOfferStatus.Exhausted;
  return (
    <Ticket
      name={name}
      kind={couponTypeLabels[type]}
      face={couponFace(offer)}
      condition={couponCondition(offer)}
      notes={[limit > 1 ? `${describe}；每人限领 ${limit} 张` : describe]}
      time={<OfferTime offer={offer} onTurn={onStale} />}
      look={isGone ? "gray" : type === CouponType.Shipping ? "brand" : "promo"}
    >
      {status !== CouponOfferStatus.Upcoming && (
        <div className={styles.left} data-gone={isGone || undefined}>
          <Meter percent={percent} label={`${name}的领取进度`} text={text} />
          {text}
        </div>
      )}
      <TicketAction offer={offer} onRefused={onStale} />
    </Ticket>
  );
}

type OfferTimeProps = { offer: CouponOffer; onTurn: () => void };

/** When claiming begins, else until when the coupon is valid, by the server's clock. */
function OfferTime({ offer, onTurn }: OfferTimeProps) {
  const period = offerPeriod(offer);
  const phase = usePhase(period, onTurn);
  const isUpcoming = phase === "upcoming";
  const until = (isUpcoming ? period.starts_at : period.ends_at + 1) * 1000;
  const isGone = offer.status === CouponOfferStatus.Exhausted;
  const isSoon = useServerClock((now) => until - now <= SOON_MS) && !isGone;
  if (phase === "over") return "已过期";
  return (
    <>
      {isUpcoming ? `${formatMinute(offer.starts_at)} 开始领取` : `有效期至 ${formatMinute(offer.ends_at)}`}
      {isSoon && (
        <Text tone="promo" bold>
          {isUpcoming ? "还有 " : "剩 "}
          <Countdown until={until} label={isUpcoming ? `距${offer.name}开始领取` : `距${offer.name}失效`} />
        </Text>
      )}
    </>
  );
}
