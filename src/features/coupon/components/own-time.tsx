import type { CashVoucher } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import styles from "./own-time.module.css";

const DAY_MS = 86_400_000;
/** Fewer days than this are pointed out, as is whatever the server counts as ending soon. */
const SOON_DAYS = 3;

type Props = { terms: Pick<CashVoucher, "status" | "starts_at" | "ends_at"> };

/** The validity of a coupon or voucher, and how soon it ends, by the server's clock. */
export function OwnTime({ terms: { status, starts_at: start, ends_at: end } }: Props) {
  const isUpcoming = useServerClock((now) => now < parseShanghai(start));
  const daysLeft = useServerClock((now) => Math.ceil((parseShanghai(end) - now) / DAY_MS));
  if (status !== 1) return `有效期 ${start.slice(0, 10)} 至 ${end.slice(0, 10)}`;
  if (isUpcoming) return `${formatMinute(start)} 起可用，至 ${formatMinute(end)}`;
  return (
    <>
      有效期至 {formatMinute(end)}
      {daysLeft >= 0 && daysLeft <= SOON_DAYS && (
        <span className={styles.soon}>{daysLeft <= 1 ? "不到 1 天" : `剩 ${daysLeft} 天`}</span>
      )}
    </>
  );
}
