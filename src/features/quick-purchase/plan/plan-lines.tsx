import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RowList } from "#src/shared/ui/records/row-list.tsx";
import { PlanLineRow } from "./plan-line-row.tsx";
import type { PlanLine } from "./plan.ts";
import type { PlanEdits } from "./use-plan.ts";
import styles from "./plan-lines.module.css";

/** Row heights in px. */
const heightOf = () => 64;
const compactHeightOf = () => 38;

type Props = {
  lines: readonly PlanLine[];
  /** Notes on lines with the same goods, by key. */
  same: ReadonlyMap<string, string>;
  isCompact: boolean;
  edits: PlanEdits;
};

/** The lines of the plan, virtualized when there are many. */
export function PlanLines({ lines, same, isCompact, edits }: Props) {
  const renderRow = (index: number) => {
    const line = lines[index];
    return (
      line && <PlanLineRow line={line} rowIndex={index + 2} same={same.get(line.key) ?? ""} edits={edits} />
    );
  };
  return (
    <div
      className={styles.root}
      data-compact={isCompact || undefined}
      role="table"
      aria-label="采购单"
      aria-rowcount={lines.length + 1}
    >
      <div role="rowgroup" className={styles.head}>
        <Box role="row" aria-rowindex={1} className={styles.headings} unseenBelow="md">
          <span role="columnheader">行号</span>
          <span role="columnheader">采购内容</span>
          <span role="columnheader">匹配的商品</span>
          <span role="columnheader" data-align="end">
            单价
          </span>
          <span role="columnheader" data-align="center">
            数量
          </span>
          <span role="columnheader" data-align="end">
            小计
          </span>
          <span role="columnheader" data-align="end">
            操作
          </span>
        </Box>
      </div>
      <RowList
        // A new key discards the heights measured for rows of the other height.
        key={isCompact ? "compact" : "full"}
        rows={lines}
        heightOf={isCompact ? compactHeightOf : heightOf}
        renderRow={renderRow}
      />
    </div>
  );
}
