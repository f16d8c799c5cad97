import type { ReactNode } from "react";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import { SteadyFrame } from "#src/shared/ui/state/steady-frame.tsx";
import type { CartEdits } from "../hooks/cart-edits.ts";
import { useCartVirtualizer } from "../hooks/use-cart-virtualizer.ts";
import { type CartGroup, groupLines, toRows } from "../lib/cart-groups.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { selectableIds, tickState } from "../lib/tick-state.ts";
import { CartGroupHead } from "./cart-group-head.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import { cartLinesStyles } from "./cart-lines.styles.ts";
import { TickBox } from "#src/shared/ui/field/tick-box.tsx";

type Props = {
  lines: readonly CartLine[];
  numbers: ReadonlyMap<number, QuantityEdit>;
  edits: CartEdits;
  star: (goods: Goods) => ReactNode;
  onDelete: (line: CartLine) => void;
  onClearLost: (lines: readonly CartLine[]) => void;
};

/** The lines by seller as one long table, of which only what is in view exists. */
export function CartLines({ lines, numbers, edits, star, onDelete, onClearLost }: Props) {
  "use no memo";
  const groups = groupLines(lines);
  const rows = toRows(groups);
  const { canvasRef, virtualizer, scrollMargin } = useCartVirtualizer(rows);
  const selectLines = (group: Pick<CartGroup, "lines">, selected: boolean) =>
    edits.select(selectableIds(group.lines), selected ? 1 : 0);

  return (
    <SteadyFrame css={cartLinesStyles} role="table" label="购物车商品" rowCount={rows.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} data-part="columns">
          <span role="columnheader">
            <TickBox
              state={tickState(lines)}
              label="全选商品"
              onChange={(selected) => selectLines({ lines }, selected)}
            />
          </span>
          <span role="columnheader">商品信息</span>
          <span role="columnheader" data-part="supply">
            效期与库存
          </span>
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
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={key}
              role="none"
              data-part="slot"
              data-index={index}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {row.kind === "head" ? (
                <CartGroupHead
                  group={row.group}
                  rowIndex={index + 2}
                  onSelect={(selected) => selectLines(row.group, selected)}
                  onClear={() => onClearLost(row.group.lines)}
                />
              ) : (
                <CartLineRow
                  line={row.line}
                  isLost={row.isLost}
                  rowIndex={index + 2}
                  edit={numbers.get(row.line.id)}
                  edits={edits}
                  star={star}
                  onDelete={onDelete}
                />
              )}
            </div>
          );
        })}
      </div>
    </SteadyFrame>
  );
}
