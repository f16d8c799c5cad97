import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { SplitCard } from "#src/shared/ui/frame/split-card.tsx";
import { useCredit } from "../hooks/use-credit.ts";
import { useRepayment } from "../hooks/use-repayment.ts";
import type { CreditAddress } from "../lib/credit-address.ts";
import { CreditBillsPanel } from "./credit-bills-panel.tsx";
import { CreditClosed } from "./credit-closed.tsx";
import { CreditSummary } from "./credit-summary.tsx";
import { DueCalendar } from "./due-calendar.tsx";
import { OverdueNote } from "./overdue-note.tsx";
import styles from "./credit-view.module.css";
import { RepayBar } from "./repay-bar.tsx";

/** The credit account: its state, the due dates, every bill, and repayment. */
export function CreditView({ address }: { address: CreditAddress }) {
  const { credit: term, bills, open } = useCredit(address.type, address.page);
  const owed = open.data && [...open.data.overdue, ...open.data.upcoming];
  const repayment = useRepayment(owed ?? []);
  const credit = term.data?.data;
  if (credit?.is_open === 0 && credit.used === 0 && bills.data?.data.total === 0 && !address.type)
    return <CreditClosed days={credit.period_days} />;
  return (
    <div className={styles.root}>
      {credit && credit.overdue > 0 && (
        <OverdueNote credit={credit} overdue={open.data?.overdue} onChoose={(ids) => repayment.choose(ids)} />
      )}
      <SplitCard
        side={
          credit ? (
            <CreditSummary credit={credit} />
          ) : term.isError ? (
            <RetryLine what="账期额度" onRetry={() => void term.refetch()} />
          ) : (
            <Skeleton className={styles.summaryLoading} />
          )
        }
      >
        {owed ? (
          <DueCalendar bills={owed} address={address} />
        ) : open.isError ? (
          <RetryLine what="还款日历" onRetry={() => void open.refetch()} />
        ) : (
          <Skeleton className={styles.calendarLoading} />
        )}
      </SplitCard>
      <CreditBillsPanel bills={bills} open={open.data} address={address} repayment={repayment} />
      {repayment.chosen.length > 0 && <RepayBar repayment={repayment} />}
    </div>
  );
}
