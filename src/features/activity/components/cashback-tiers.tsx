import { TierStatus } from "#generated/enums.ts";
import { Check } from "#generated/icons/check.ts";
import type { Cashback } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { cashbackProgress, sortTiers } from "../lib/cashback-progress.ts";
import styles from "./cashback-tiers.module.css";

/** The tiers below a progress bar; without the bar for visitors. */
export function CashbackTiers({ cashback, isVisitor }: { cashback: Cashback; isVisitor: boolean }) {
  const tiers = sortTiers(cashback.tiers);
  const { percent } = cashbackProgress(tiers, cashback.my_amount);
  return (
    <div className={styles.root}>
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
