import type { ReactNode } from "react";
import { useGetWelfare } from "#generated/hooks/activity/activity.ts";
import { BadgePercent } from "#generated/icons/badge-percent.ts";
import { terms } from "#generated/terms.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { EXAMPLE_PRICE, welfareExample } from "../lib/welfare-example.ts";
import styles from "./welfare.module.css";

const PERCENT = terms.welfare.percent;

/** The default storewide rate, until the server returns another. */
const RATE = PERCENT / 100;

const TITLE = `全场 ${PERCENT} 折`;

/**
 * The storewide price: how it is calculated and how long it lasts. `children` are its goods, which are shown even if
 * the rest fails.
 */
export function Welfare({ children }: { children: ReactNode }) {
  const query = useGetWelfare({
    // The page itself says when there is no storewide price.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { data: welfare, error, refetch } = query;
  const isOver = !welfare && error?.status === 404;
  return (
    <>
      <ZoneHero
        title={TITLE}
        lead={`带“${PERCENT}折”标签的商品按供货价的 ${PERCENT}% 结算，列表里的价格就是折后价。`}
        icon={BadgePercent}
        aside={
          !isOver && (
            <PeriodCountdown period={welfare} what="活动" look="boxes" onTurn={() => void refetch()} />
          )
        }
      >
        <WelfareExample rate={welfare?.rate} />
      </ZoneHero>
      {isOver ? (
        <EmptyState
          icon={<BadgePercent size={26} strokeWidth={1.5} />}
          title={`${PERCENT} 折活动已结束`}
          hint="商品已恢复供货价，您可以看看正在进行的其他优惠。"
          action={<ZoneLinks />}
        />
      ) : (
        <>
          <Loaded
            query={query}
            what="活动时间和规则"
            as="line"
            skeleton={<PlainRules label="活动规则" text={undefined} />}
          >
            {({ rules }) => <PlainRules label="活动规则" text={rules} />}
          </Loaded>
          {children}
        </>
      )}
    </>
  );
}

/** Explains the calculation of the storewide price with an example that shows the rounding. */
function WelfareExample({ rate = RATE }: { rate: number | undefined }) {
  const { exact, paid } = welfareExample(rate);
  return (
    <p className={styles.welfareExample}>
      例：供货价 {formatMoney(EXAMPLE_PRICE)} × {Math.round(rate * 100)}% = ¥{exact}，舍去到分，实付{" "}
      <b>{formatMoney(paid)}</b>
    </p>
  );
}
