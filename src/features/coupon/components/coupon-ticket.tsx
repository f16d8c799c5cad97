import { type CouponOffer, CouponOfferStatus, CouponType } from "#generated/model/index.ts";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { COUPON_KINDS, couponCondition, couponFace } from "../lib/coupon-text.ts";
import { offerLeft } from "../lib/offer-left.ts";
import { OfferTime } from "./offer-time.tsx";
import { Ticket } from "./ticket.tsx";
import styles from "./coupon-ticket.module.css";
import { TicketAction } from "./ticket-action.tsx";

type Props = {
  offer: CouponOffer;
  /** Refetches the offers: one has begun, ended or run out. */
  onStale: () => void;
};

/** A claimable coupon: its value, terms, validity, how many are left, and the claim button. */
export function CouponTicket({ offer, onStale }: Props) {
  const { name, type, status, describe, limit } = offer;
  const { percent, text } = offerLeft(offer);
  const isGone = status === CouponOfferStatus.NUMBER_3;
  return (
    <Ticket
      name={name}
      kind={COUPON_KINDS[type]}
      face={couponFace(offer)}
      condition={couponCondition(offer)}
      notes={[limit > 1 ? `${describe}；每人限领 ${limit} 张` : describe]}
      time={<OfferTime offer={offer} onTurn={onStale} />}
      look={isGone ? "grey" : type === CouponType.NUMBER_3 ? "brand" : "promo"}
    >
      {status !== CouponOfferStatus.NUMBER_4 && (
        <div className={styles.left} data-gone={isGone || undefined}>
          <Meter percent={percent} label={`${name}的领取进度`} text={text} />
          {text}
        </div>
      )}
      <TicketAction offer={offer} onRefused={onStale} />
    </Ticket>
  );
}
