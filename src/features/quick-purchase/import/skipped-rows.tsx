import { Text } from "#src/shared/ui/layout/layout.tsx";
import type { SkippedRow } from "./parse-plan.ts";
import { SKIP_REASONS } from "./skip-reasons.ts";
import styles from "./skipped-rows.module.css";

/** The skipped rows of an import, each with the reason. */
export function SkippedRows({ skipped }: { skipped: readonly SkippedRow[] }) {
  const shown = skipped.filter(({ reason }) => reason !== "blank");
  if (shown.length === 0) return null;
  return (
    <details>
      <Text as="summary" mt="1" tone="brand" clickable>
        查看未列入的 {shown.length} 行
      </Text>
      <div className={styles.skipped} role="region" aria-label="未列入的行，可滚动" tabIndex={0}>
        <ul>
          {shown.map(({ row, text, reason }, index) => (
            <li className={styles.row} key={index}>
              <span>第 {row} 行</span>
              <span>{SKIP_REASONS[reason]}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
