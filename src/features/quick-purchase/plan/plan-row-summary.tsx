import type { SkippedRow, SkipReason } from "../import/parse-plan.ts";
import { SKIP_REASONS } from "../import/skip-reasons.ts";
import { SkippedRows } from "../import/skipped-rows.tsx";
import type { Plan } from "./plan.ts";
import styles from "./plan-row-summary.module.css";

/** Accounts for every pasted row: how many became lines, how many were skipped, and which. */
export function PlanRowSummary({ plan: { rows, lines, skipped } }: { plan: Plan }) {
  if (rows === 0) return null;
  const pasted = lines.filter(({ row }) => row > 0).length;
  const more = pasted + skipped.length - rows;
  return (
    <div className={styles.root}>
      <p role="status" aria-label="导入核对">
        共导入 <b>{rows}</b> 行{more > 0 && `，有的一行写了几项，拆成 ${rows + more} 行`} = 商品{" "}
        <b>{pasted}</b> 行
        {countSkipped(skipped).map(({ reason, name, count }) => (
          <span key={reason}>
            {" + "}
            {name} <b>{count}</b> 行
          </span>
        ))}
      </p>
      <SkippedRows skipped={skipped} />
    </div>
  );
}

/** The number of rows for each reason that occurs. */
function countSkipped(skipped: readonly SkippedRow[]): { reason: SkipReason; name: string; count: number }[] {
  return (Object.keys(SKIP_REASONS) as SkipReason[]).flatMap((reason) => {
    const count = skipped.filter((row) => row.reason === reason).length;
    return count > 0 ? [{ reason, name: SKIP_REASONS[reason], count }] : [];
  });
}
