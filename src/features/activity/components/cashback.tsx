import { TierStatus } from "#generated/enums.ts";
import { useGetCashback } from "#generated/hooks/activity/activity.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { Check } from "#generated/icons/check.ts";
import { HandCoins } from "#generated/icons/hand-coins.ts";
import type { Cashback as CashbackData } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { PlainRules } from "#src/shared/ui/zone/plain-rules.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { cashbackProgress, sortTiers } from "../lib/cashback-progress.ts";
import styles from "./cashback.module.css";

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

/** The tiers below a progress bar; without the bar for visitors. */
function CashbackTiers({ cashback, isVisitor }: { cashback: CashbackData; isVisitor: boolean }) {
  const tiers = sortTiers(cashback.tiers);
  const { percent } = cashbackProgress(tiers, cashback.my_amount);
  return (
    <div className={styles.cashbackTiers}>
      {!isVisitor && (
        <Meter
          percent={percent}
          label="返现进度"
          text={`累计采购 ${formatMoney(cashback.my_amount)}，已达返现 ${formatMoney(cashback.my_cashback)}`}
        />
      )}
      <ol className={styles.tiers} aria-label="返现档位">
        {tiers.map(({ amount, cashback: back, status }) => (
          <li className={styles.tier} key={amount} data-reached={status === TierStatus.Reached || undefined}>
            <b className={styles.offer}>
              满 {formatMoney(amount)} 返 <i>{formatMoney(back)}</i>
            </b>
            {!isVisitor && (
              <span className={styles.state}>
                {status === TierStatus.Reached && <Check size={12} aria-hidden />}
                {status === TierStatus.Reached
                  ? "已达成"
                  : `还差 ${formatMoney(minusMoney(amount, cashback.my_amount))}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows a buyer's purchases so far, the cashback for them, and the amount missing to the next tier. */
function CashbackMember({ cashback }: { cashback: CashbackData }) {
  const { my_amount, my_cashback, tiers } = cashback;
  const { next } = cashbackProgress(sortTiers(tiers), my_amount);
  return (
    <div className={styles.cashbackMember}>
      <dl className={styles.amounts}>
        <div>
          <dt>累计采购</dt>
          <dd>{formatMoney(my_amount)}</dd>
        </div>
        <div>
          <dt>已达返现</dt>
          <dd data-back>{formatMoney(my_cashback)}</dd>
        </div>
      </dl>
      <p className={styles.next}>
        {next ? (
          <>
            再买 <b>{formatMoney(next.missing)}</b>，可返 <b>{formatMoney(next.cashback)}</b>
          </>
        ) : (
          "已达到最高档，感谢支持。"
        )}
      </p>
      <Row gap="2" wrap>
        <ButtonLink size="sm" to={paths.list()}>
          去采购
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={paths.orders()}>
          累计的订单
        </ButtonLink>
        <ButtonLink size="sm" variant="outline" to={paths.cashVouchers()}>
          返现记录
        </ButtonLink>
      </Row>
    </div>
  );
}

/** Visitors see only the tiers, and log in for the rest. */
function CashbackVisitor() {
  return (
    <div className={styles.cashbackMember}>
      <p className={styles.next}>登录后可见您的累计采购、已达返现和离下一档还差多少。</p>
      <Row gap="2" wrap>
        <ButtonLink size="sm" to={paths.login(paths.cashback())}>
          登录查看我的进度
        </ButtonLink>
      </Row>
    </div>
  );
}
