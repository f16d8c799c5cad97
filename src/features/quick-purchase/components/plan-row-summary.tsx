import type { Plan } from "../lib/plan.ts";
import styles from "./plan-row-summary.module.css";
import type { SkippedRow, SkipReason } from "../lib/parse-plan.ts";

/** Why a row was skipped, in display order. */
const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  duplicate: "重复已合并",
  blank: "空行",
  header: "表头和标题",
  total: "合计行",
  zero: "数量为 0",
  empty: "没有商品信息",
  long: "超过 500 字",
  removed: "已移除",
};

/** Accounts for every pasted row: how many became lines, how many were skipped, and which. */
export function PlanRowSummary({ plan: { rows, lines, skipped } }: { plan: Plan }) {
  if (rows === 0) return null;
  const pasted = lines.filter(({ row }) => row > 0).length;
  const told = skipped.filter(({ reason }) => reason !== "blank");
  return (
    <div className={styles.root}>
      <p role="status" aria-label="导入核对">
        共导入 <b>{rows}</b> 行 = 商品 <b>{pasted}</b> 行
        {countSkipped(skipped).map(({ reason, name, count }) => (
          <span key={reason}>
            {" + "}
            {name} <b>{count}</b> 行
          </span>
        ))}
      </p>
      {told.length > 0 && (
        <details>
          <summary className={styles.opener}>查看未列入的 {told.length} 行</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it only when it can take the focus. */}
          <div className={styles.skipped} role="region" aria-label="未列入的行，可滚动" tabIndex={0}>
            <ul>
              {told.map(({ row, text, reason }, index) => (
                <li className={styles.row} key={index}>
                  <span>第 {row} 行</span>
                  <span>{SKIP_REASONS[reason]}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
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
