import { chakra } from "@chakra-ui/react";
import type { Plan } from "../lib/plan.ts";
import { countSkipped, SKIP_REASONS } from "../lib/skip-reasons.ts";

/** Accounts for every pasted row: how many became lines, how many were skipped, and which. */
export function PlanRowSummary({ plan: { rows, lines, skipped } }: { plan: Plan }) {
  if (rows === 0) return null;
  const pasted = lines.filter(({ row }) => row > 0).length;
  const told = skipped.filter(({ reason }) => reason !== "blank");
  return (
    <chakra.div css={styles}>
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
          <summary>查看未列入的 {told.length} 行</summary>
          <chakra.div css={listStyles} role="region" aria-label="未列入的行，可滚动" tabIndex={0}>
            <ul>
              {told.map(({ row, text, reason }, index) => (
                <li key={index}>
                  <span>第 {row} 行</span>
                  <span>{SKIP_REASONS[reason]}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </chakra.div>
        </details>
      )}
    </chakra.div>
  );
}

const styles = {
  px: "3",
  py: "2",
  borderRadius: "sm",
  bg: "bg.subtle",
  color: "fg.muted",
  "& b": { color: "fg", fontWeight: "600" },
  "& summary": { mt: "1", color: "brand.fg", cursor: "pointer" },
  "& li": {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "{sizes.20} {sizes.24} minmax(0, 1fr)",
    columnGap: "3",
    py: "0.5",
    fontSize: "xs",
  },
  "& li > span:last-of-type": { overflowWrap: "anywhere" },
} as const;

const listStyles = { maxHeight: "60", mt: "1", overflowY: "auto" } as const;
