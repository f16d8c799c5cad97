import { RowList } from "#src/shared/ui/records/row-list.tsx";
import type { PlanEdits } from "../hooks/use-plan.ts";
import type { PlanLine } from "../lib/plan.ts";
import { PlanLineRow } from "./plan-line-row.tsx";
import styles from "./plan-lines.module.css";

const ROW_HEIGHT = 64;
const heightOf = () => ROW_HEIGHT;

type Props = { lines: readonly PlanLine[]; edits: PlanEdits };

/** The lines of the plan, virtualised when there are many. */
export function PlanLines({ lines, edits }: Props) {
  const renderRow = (index: number) => {
    const line = lines[index];
    return line && <PlanLineRow line={line} rowIndex={index + 2} edits={edits} />;
  };
  return (
    <div className={styles.root} role="table" aria-label="采购单" aria-rowcount={lines.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={styles.headings}>
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
        </div>
      </div>
      <RowList rows={lines} heightOf={heightOf} renderRow={renderRow} />
    </div>
  );
}
