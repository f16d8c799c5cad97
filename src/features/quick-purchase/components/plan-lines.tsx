import { SteadyFrame } from "#src/shared/ui/state/steady-frame.tsx";
import { useRowVirtualizer } from "#src/shared/ui/records/use-row-virtualizer.ts";
import type { PlanEdits } from "../hooks/use-plan.ts";
import type { PlanLine } from "../lib/plan.ts";
import { PlanLineRow } from "./plan-line-row.tsx";
import { planLinesStyles } from "./plan-lines.styles.ts";

const ROW_HEIGHT = 64;
const heightOf = () => ROW_HEIGHT;

type Props = { lines: readonly PlanLine[]; edits: PlanEdits };

/** The lines of the plan as one long table, of which only what is in view exists. */
export function PlanLines({ lines, edits }: Props) {
  "use no memo";
  const { canvasRef, virtualizer, scrollMargin } = useRowVirtualizer(lines, heightOf);
  return (
    <SteadyFrame css={planLinesStyles} role="table" label="采购单" rowCount={lines.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} data-part="columns">
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
      <div role="rowgroup" ref={canvasRef} data-part="canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            line && (
              <div
                key={key}
                role="none"
                data-part="slot"
                data-index={index}
                ref={virtualizer.measureElement}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
              >
                <PlanLineRow line={line} rowIndex={index + 2} edits={edits} />
              </div>
            )
          );
        })}
      </div>
    </SteadyFrame>
  );
}
