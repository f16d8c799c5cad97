import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useGetCouponCounts } from "#generated/hooks/coupon/coupon.ts";
import { useGetPoints } from "#generated/hooks/points/points.ts";
import { useGetBalance, useGetCredit } from "#generated/hooks/wallet/wallet.ts";
import { type Failure, isNotOffered } from "#src/shared/lib/failure.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./wallet-strip.module.css";

/** The buyer's means of payment, each linking to its page. */
export function WalletStrip() {
  const balance = useGetBalance({ query: { meta: { errors: "inline" } } });
  const credit = useGetCredit({ query: { meta: { errors: "inline" } } });
  const points = useGetPoints({ query: { meta: { errors: "inline" } } });
  const coupons = useGetCouponCounts({ query: { meta: { errors: "inline" } } });
  const { available, overdue = 0, is_open } = credit.data?.data ?? {};
  const { expiring = 0 } = coupons.data?.data ?? {};
  const { expiring: endingPoints = 0 } = points.data?.data ?? {};

  return (
    <Panel title="我的钱包">
      <ul className={styles.root}>
        <Purse
          name="余额"
          to={paths.balance()}
          call={balance}
          value={formatMoney(balance.data?.data.user_money)}
        />
        <Purse
          name="可用账期"
          to={paths.credit()}
          call={credit}
          value={is_open === Flag.No ? "未开通" : formatMoney(available)}
          note={overdue > 0 && `逾期 ${formatMoney(overdue)}`}
        />
        <Purse
          name="积分"
          to={paths.points()}
          call={points}
          value={points.data && formatCount(points.data.data.points)}
          note={endingPoints > 0 && `${formatCount(endingPoints)} 即将过期`}
        />
        <Purse
          name="优惠券"
          to={paths.coupons()}
          call={coupons}
          value={`${coupons.data?.data.unused ?? 0} 张`}
          note={expiring > 0 && `${expiring} 张即将到期`}
        />
      </ul>
    </Panel>
  );
}

type PurseProps = {
  name: string;
  to: string;
  call: { data: unknown; error: Failure; refetch: () => unknown };
  value: ReactNode;
  /** A warning or reminder about it. */
  note?: string | false;
};

function Purse({ name, to, call, value, note }: PurseProps) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        <Text block tone="muted">
          {name}
        </Text>
        {call.data ? (
          <strong className={styles.value}>{value}</strong>
        ) : call.error ? (
          <strong className={styles.value}>--</strong>
        ) : (
          <Skeleton className={styles.loading} />
        )}
      </Link>
      {isNotOffered(call.error) ? (
        <Text as="small" tone="promo" size="xs">
          暂未开通
        </Text>
      ) : call.error && !call.data ? (
        <button
          className={styles.retry}
          type="button"
          aria-label={`重新加载${name}`}
          onClick={() => void call.refetch()}
        >
          重新加载
        </button>
      ) : (
        <Text as="small" tone="promo" size="xs">
          {note}
        </Text>
      )}
    </li>
  );
}
