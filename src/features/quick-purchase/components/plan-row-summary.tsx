import type { Plan } from "../lib/plan.ts";
import styles from "./plan-row-summary.module.css";
import { countSkipped, SKIP_REASONS } from "../lib/skip-reasons.ts";

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
