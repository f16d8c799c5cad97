import type { Failure } from "#src/shared/lib/failure.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Points } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import styles from "./points-summary.module.css";

type Props = { points: Points | undefined; error: Failure; onRetry: () => void };

/** Available, pending and expiring points, and what they can be used for. */
export function PointsSummary({ points, error, onRetry }: Props) {
  if (!points && error) return <RetryLine error={error} what="积分" onRetry={onRetry} />;
  if (!points) return <Skeleton className={styles.loading} />;
  const { expiring, expires_at: end } = points;
  return (
    <div className={styles.root}>
      <FigureList
        figures={[
          { name: "可用积分", value: formatCount(points.points), tone: "brand" },
          { name: "待入账", value: formatCount(points.pending), hint: "订单完成后到账" },
          {
            name: "即将过期",
            value: formatCount(expiring),
            hint: end && expiring > 0 ? `${end} 到期` : "近期无积分到期",
            tone: expiring > 0 ? "warning" : undefined,
          },
        ]}
      />
      <div className={styles.actions}>
        <ButtonLink size="sm" to={paths.pointsMall()}>
          去积分商城
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={paths.pointsOrders()}>
          积分订单
        </ButtonLink>
      </div>
    </div>
  );
}
