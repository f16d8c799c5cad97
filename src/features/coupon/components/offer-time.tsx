import { type CouponOffer, CouponOfferStatus } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { usePhase } from "#src/shared/lib/use-phase.ts";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { offerPeriod } from "../lib/offer-left.ts";
import styles from "./offer-time.module.css";

/** A start or end within this time is shown as a countdown, in ms. */
const SOON_MS = 3 * 86_400_000;

type Props = { offer: CouponOffer; onTurn: () => void };

/** When claiming begins, else until when the coupon is valid, by the server's clock. */
export function OfferTime({ offer, onTurn }: Props) {
  const period = offerPeriod(offer);
  const phase = usePhase(period, onTurn);
  const isUpcoming = phase === "upcoming";
  const until = (isUpcoming ? period.starts_at : period.ends_at + 1) * 1000;
  const isGone = offer.status === CouponOfferStatus.NUMBER_3;
  const isSoon = useServerClock((now) => until - now <= SOON_MS) && !isGone;
  if (phase === "over") return "已过期";
  return (
    <>
      {isUpcoming ? `${formatMinute(offer.starts_at)} 开始领取` : `有效期至 ${formatMinute(offer.ends_at)}`}
      {isSoon && (
        <span className={styles.soon}>
          {isUpcoming ? "还有 " : "剩 "}
          <Countdown until={until} label={isUpcoming ? `距${offer.name}开始领取` : `距${offer.name}失效`} />
        </span>
      )}
    </>
  );
}
