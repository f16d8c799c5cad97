import { type CouponOffer, CouponOfferStatus } from "#generated/model/index.ts";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { COUPON_KINDS, couponCondition, couponFace } from "../lib/coupon-text.ts";
import { offerLeft } from "../lib/offer-left.ts";
import { OfferTime } from "./offer-time.tsx";
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
  const { sign, figure, unit } = couponFace(offer);
  const { percent, text } = offerLeft(offer);
  return (
    <article className={styles.root} aria-label={name} data-kind={type} data-state={status}>
      <div className={styles.stub}>
        <span className={styles.figure}>
          {sign && <small>{sign}</small>}
          {figure}
          {unit && <small>{unit}</small>}
        </span>
        <span>{couponCondition(offer)}</span>
      </div>
      <div className={styles.terms}>
        <div className={styles.name}>
          <i>{COUPON_KINDS[type]}</i>
          <b>{name}</b>
        </div>
        <div className={styles.note}>
          {describe}
          {limit > 1 && `；每人限领 ${limit} 张`}
        </div>
        <div className={styles.note} data-time>
          <OfferTime offer={offer} onTurn={onStale} />
        </div>
        <div className={styles.foot}>
          {status !== CouponOfferStatus.NUMBER_4 && (
            <div className={styles.left}>
              <Meter percent={percent} label={`${name}的领取进度`} text={text} />
              {text}
            </div>
          )}
          <TicketAction offer={offer} onRefused={onStale} />
        </div>
      </div>
    </article>
  );
}
