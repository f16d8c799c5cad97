import { Flag } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { RowList } from "#src/shared/ui/records/row-list.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import type { CartGroup, CartRow } from "../lib/cart-groups.ts";
import type { Found } from "../hooks/use-cart-find.ts";
import type { CartRows } from "../hooks/use-cart-rows.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { selectableIds, type SelectionEdits, selectionState, stateWith } from "../lib/selection-state.ts";
import { LineButton } from "./line-button.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import styles from "./cart-lines.module.css";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";

/** Row heights in px: lines are keyed by number, group headings by name. */
const heightOf = (key: string) => (Number.isNaN(Number(key)) ? 41 : 83);
const compactHeightOf = (key: string) => (Number.isNaN(Number(key)) ? 32 : 38);

type Props = {
  /** The lines as they are shown, and the rows that they are in. */
  lines: readonly CartLine[];
  rows: readonly CartRow[];
  isCompact: boolean;
  keys: Pick<CartRows, "handle" | "onKeyDown">;
  found: Found;
  numbers: ReadonlyMap<number, QuantityEdit>;
  selection: SelectionEdits;
  onDelete: (line: CartLine) => void;
  onClearUnavailable: (lines: readonly CartLine[]) => void;
};

/** The lines grouped by seller, virtualized when there are many. */
export function CartLines({
  lines,
  rows,
  isCompact,
  keys,
  found,
  numbers,
  selection,
  onDelete,
  onClearUnavailable,
}: Props) {
  const edits = useCartEdits();
  const selectLines = (group: Pick<CartGroup, "lines">, selected: boolean) =>
    edits.select(selectableIds(group.lines), selected ? Flag.Yes : Flag.No);
  const renderRow = (index: number) => {
    const row = rows[index];
    if (row?.kind === "head")
      return (
        <CartGroupHead
          group={row.group}
          selection={selection}
          rowIndex={index + 2}
          onSelect={(selected) => selectLines(row.group, selected)}
          onClear={() => onClearUnavailable(row.group.lines)}
        />
      );
    return (
      row && (
        <CartLineRow
          line={row.line}
          state={stateWith(row.line, selection)}
          rowIndex={index + 2}
          edit={numbers.get(row.line.id)}
          mark={row.line.id === found.current ? "current" : found.ids.has(row.line.id) ? "found" : undefined}
          onDelete={onDelete}
        />
      )
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the controls in its rows.
    <div
      className={styles.root}
      data-compact={isCompact || undefined}
      role="table"
      aria-label="购物车商品"
      aria-rowcount={rows.length + 1}
      onKeyDown={keys.onKeyDown}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.columns}>
          <span role="columnheader">
            <Checkbox
              state={selectionState(lines, selection)}
              label="全选商品"
              onChange={(selected) => selectLines({ lines }, selected)}
            />
          </span>
          <span role="columnheader" className={styles.goods}>
            商品信息
          </span>
          <span role="columnheader">效期与库存</span>
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
      <RowList
        // A new key discards the heights measured for rows of the other height.
        key={isCompact ? "compact" : "full"}
        rows={rows}
        heightOf={isCompact ? compactHeightOf : heightOf}
        renderRow={renderRow}
        handle={keys.handle}
      />
    </div>
  );
}

type CartGroupHeadProps = {
  group: CartGroup;
  selection: SelectionEdits;
  rowIndex: number;
  onSelect: (selected: boolean) => void;
  onClear: () => void;
};

function CartGroupHead({ group, selection, rowIndex, onSelect, onClear }: CartGroupHeadProps) {
  const { key, title, lines } = group;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.cartGroupHead} data-group={key}>
      {key !== "unavailable" && (
        <span role="cell">
          <Checkbox state={selectionState(lines, selection)} label={`全选${title}`} onChange={onSelect} />
        </span>
      )}
      <span role="cell">
        {title} <small className={styles.count}>{formatCount(lines.length)} 种</small>
      </span>
      {key === "unavailable" && (
        <span role="cell" className={styles.clear}>
          <LineButton onClick={onClear}>清空失效商品</LineButton>
        </span>
      )}
    </div>
  );
}
