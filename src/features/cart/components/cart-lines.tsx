import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { RowList } from "#src/shared/ui/records/row-list.tsx";
import { useCartEdits, useSelectionEdits } from "../hooks/cart-store.ts";
import type { Found } from "../hooks/use-cart-find.ts";
import type { CartRows } from "../hooks/use-cart-rows.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import type { CartGroup, CartRow } from "../lib/cart-groups.ts";
import { selectableIds, selectionState } from "../lib/line-state.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { LineButton } from "./line-button.tsx";
import styles from "./cart-lines.module.css";

/** Row heights in px: lines are keyed by number, group headings by name. */
const heightOf = (key: string) => (Number.isNaN(Number(key)) ? 33 : 65);
const compactHeightOf = (key: string) => (Number.isNaN(Number(key)) ? 32 : 38);

type Props = {
  /** The lines as they are shown, and the rows that they are in. */
  lines: readonly CartLine[];
  rows: readonly CartRow[];
  isCompact: boolean;
  keys: Pick<CartRows, "handle" | "onKeyDown">;
  found: Found;
};

/** The lines grouped by seller, virtualized when there are many. */
export function CartLines({ lines, rows, isCompact, keys, found }: Props) {
  const renderRow = (index: number) => {
    const row = rows[index];
    if (row?.kind === "head") return <CartGroupHead group={row.group} rowIndex={index + 2} />;
    return (
      row && (
        <CartLineRow
          id={row.line.id}
          rowIndex={index + 2}
          mark={row.line.id === found.current ? "current" : found.ids.has(row.line.id) ? "found" : undefined}
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
            <SelectAll lines={lines} label="全选商品" />
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

function SelectAll({ lines, label }: { lines: readonly CartLine[]; label: string }) {
  const edits = useCartEdits();
  const selection = useSelectionEdits();
  return (
    <Checkbox
      state={selectionState(lines, selection)}
      label={label}
      onChange={(selected) => edits.select(selectableIds(lines), selected ? Flag.Yes : Flag.No)}
    />
  );
}

function CartGroupHead({ group: { key, title, lines }, rowIndex }: { group: CartGroup; rowIndex: number }) {
  const { deleteLines } = useDeleteLines();
  const count = formatCount(lines.length);
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.cartGroupHead} data-group={key}>
      {key !== "unavailable" && (
        <span role="cell">
          <SelectAll lines={lines} label={`全选${title}`} />
        </span>
      )}
      <span role="cell">
        {title} <small className={styles.count}>{count} 种</small>
      </span>
      {key === "unavailable" && (
        <span role="cell" className={styles.clear}>
          <LineButton
            onClick={() => void deleteLines(lines, `确定清空 ${count} 种失效商品吗？清空后不能撤销。`)}
          >
            清空失效商品
          </LineButton>
        </span>
      )}
    </div>
  );
}
