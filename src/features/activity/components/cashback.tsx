import { terms } from "#generated/terms.ts";
import { HandCoins } from "#generated/icons/hand-coins.ts";
import { useGetCashback } from "#generated/hooks/activity/activity.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { CashbackMember, CashbackVisitor } from "./cashback-member.tsx";
import { CashbackTiers } from "./cashback-tiers.tsx";
import styles from "./cashback.module.css";
import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";

/** The cashback for the orders of a period: the buyer's progress, the tiers and the rules. */
export function Cashback() {
  const { data, error, refetch } = useGetCashback({
    // The page itself says when there is no cashback.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { data: user, isPending: isUserPending } = useGetCurrentUser();
  // Otherwise a buyer's progress would briefly appear to visitors.
  const cashback = isUserPending ? undefined : data;
  const isOver = !data && error?.status === 404;
  const isVisitor = user?.data === null;
  return (
    <>
      <ZoneHero
        title={cashback?.name ?? "满额返现"}
        lead="活动期间的实付金额一路累计，次月按达到的最高一档返现金券。"
        icon={HandCoins}
        aside={
          !isOver && (
            <PeriodCountdown period={cashback} what="活动" look="boxes" onTurn={() => void refetch()} />
          )
        }
      />
      {isOver ? (
        <EmptyState
          icon={<HandCoins size={26} strokeWidth={1.5} />}
          title="满额返现活动已结束"
          hint={`返还的现金券在次月 ${terms.cashback.pay_day} 日发放，您可以先看看其他优惠。`}
          action={<ZoneLinks />}
        />
      ) : (
        <Loaded query={{ data: cashback, error, refetch }} what="返现进度" skeleton="52">
          {(cashback) => (
            <>
              <section className={styles.progress} aria-labelledby="cashback-progress">
                <h2 id="cashback-progress">{isVisitor ? "返现档位" : "我的返现进度"}</h2>
                {isVisitor ? <CashbackVisitor /> : <CashbackMember cashback={cashback} />}
                <CashbackTiers cashback={cashback} isVisitor={isVisitor} />
              </section>
              <PlainRules label="活动规则" text={cashback.rules} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
