import { Flag } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { lazy, Suspense, useState } from "react";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import { useCartFind } from "../hooks/use-cart-find.ts";
import { useCartRows } from "../hooks/use-cart-rows.ts";
import { useCompact } from "#src/entities/goods/use-compact.ts";
import { LONG_LIST } from "#src/shared/ui/records/row-list.tsx";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { CartEdits } from "../hooks/cart-edits.ts";
import { ALL_LINES, type CartFilterId, filterLines } from "../lib/cart-filter.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { groupLines, toRows } from "../lib/cart-groups.ts";
import { type CartSort, sortLines } from "../lib/cart-sort.ts";
import { isSelected } from "../lib/line-state.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { selectableIds, type SelectionEdits, selectionState, stateWith } from "../lib/selection-state.ts";
import { CartAdvice } from "./cart-advice.tsx";
import { CartFindBox } from "./cart-find-box.tsx";
import { CartTools } from "./cart-tools.tsx";
import { CartLines } from "./cart-lines.tsx";
import { ExcessNotice } from "./excess-notice.tsx";
import { SettleBar, SETTLE_ID } from "./settle-bar.tsx";
import styles from "./cart-content.module.css";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";

/** Longer carts are compact unless the buyer wants them otherwise. */
const MANY_LINES = 30;

const CopyCartDialog = lazy(async () => ({
  default: (await import("./copy-cart-dialog.tsx")).CopyCartDialog,
}));

type Props = {
  cart: CartStore;
  lines: readonly CartLine[];
  totals: CartTotals;
  numbers: ReadonlyMap<number, QuantityEdit>;
  selection: SelectionEdits;
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
  sort: CartSort;
  onSort: (sort: CartSort) => void;
  onCheckout: () => void;
};

export function CartContent({
  cart,
  lines,
  totals,
  numbers,
  filter,
  onFilter,
  sort,
  onSort,
  ...rest
}: Props) {
  const { selection, onCheckout } = rest;
  const edits = useCartEdits();
  const { deleteLines } = useDeleteLines();
  const checkout = useSettledStep(edits, onCheckout);
  const [copied, setCopied] = useState<readonly number[]>();
  const shown = useSortedLines(filterLines(lines, filter), sort);
  const [isCompact, setCompact] = useCompact("cart", lines.length > MANY_LINES);
  const groups = groupLines(shown);
  const rows = toRows(groups);
  const find = useCartFind(groups.flatMap((group) => group.lines));
  const keys = useCartRows(rows, {
    toggle: (line) => {
      const state = stateWith(line, selection);
      if (state !== "unavailable") edits.select([line.id], state === "selected" ? Flag.No : Flag.Yes);
    },
    remove: (line) => void deleteLines([line]),
  });
  const selected = shown.filter(isSelected);
  const copy = useSettledStep(edits, () => setCopied(selected.map(({ id }) => id)));

  return (
    <>
      <SkipLines />
      <BlockPart>
        <CartAdvice
          isCompact={isCompact}
          cart={cart}
          lines={lines}
          totals={totals}
          filter={filter}
          onFilter={onFilter}
        />
      </BlockPart>
      <div className={styles.excess}>
        <BlockPart>
          <ExcessNotice lines={lines} />
        </BlockPart>
      </div>
      <BlockPart>
        <CartTools
          isCompact={isCompact}
          onCompact={setCompact}
          isSearching={find.text !== ""}
          sort={sort}
          onSort={onSort}
        >
          <CartFindBox
            find={find}
            takesFindKey={rows.length > LONG_LIST}
            onShow={(lineId) => keys.show(lineId)}
            onEdit={(lineId) => keys.show(lineId, "quantity")}
          />
        </CartTools>
      </BlockPart>
      {shown.length > 0 ? (
        <CartLines
          lines={shown}
          isCompact={isCompact}
          rows={rows}
          keys={keys}
          found={find.found}
          numbers={numbers}
          selection={selection}
          onDelete={(line) => void deleteLines([line])}
          onClearUnavailable={(unavailable) =>
            void deleteLines(
              unavailable,
              `确定清空 ${formatCount(unavailable.length)} 种失效商品吗？清空后不能撤销。`,
            )
          }
        />
      ) : (
        <EmptyState
          framed
          title="没有符合筛选的商品"
          action={
            <Button size="sm" variant="outline" onClick={() => onFilter(ALL_LINES)}>
              查看全部商品
            </Button>
          }
        />
      )}
      <div className={styles.gap} />
      <BlockPart>
        <SettleBar
          totals={totals}
          tick={selectionState(shown, selection)}
          selectable={selectableIds(shown).length}
          selected={selected.length}
          hiddenKinds={totals.kinds - selected.length}
          onSelectAll={(on) => edits.select(selectableIds(shown), on ? Flag.Yes : Flag.No)}
          onDeleteSelected={() =>
            void deleteLines(selected, `确定删除选中的 ${formatCount(selected.length)} 种商品吗？`)
          }
          onCopySelected={() => void copy.proceed()}
          isChecking={checkout.isSettling}
          onCheckout={() => void checkout.proceed()}
        />
      </BlockPart>
      {copied && (
        <Suspense>
          <CopyCartDialog lineIds={copied} onClose={() => setCopied(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The lines in an order that stays as it is while quantities change: a row must not move away while somebody types in
 * it. It is made anew for another order, and when lines come or go.
 */
function useSortedLines(lines: readonly CartLine[], sort: CartSort): readonly CartLine[] {
  const [ranked, setRanked] = useState(() => rank(lines, sort));
  if (sort === "added") return lines;
  const isCurrent =
    ranked.sort === sort &&
    ranked.ranks.size === lines.length &&
    lines.every(({ id }) => ranked.ranks.has(id));
  if (!isCurrent) {
    const next = rank(lines, sort);
    setRanked(next);
    return inOrder(lines, next.ranks);
  }
  return inOrder(lines, ranked.ranks);
}

function rank(lines: readonly CartLine[], sort: CartSort) {
  return { sort, ranks: new Map(sortLines(lines, sort).map(({ id }, index) => [id, index])) };
}

const inOrder = (lines: readonly CartLine[], ranks: ReadonlyMap<number, number>): readonly CartLine[] =>
  lines.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));

/** A skip link past hundreds of lines to the settle bar; visible only while focused. */
function SkipLines() {
  return (
    <Button
      className={styles.skipLines}
      size="xs"
      variant="outline"
      onClick={() => document.getElementById(SETTLE_ID)?.focus()}
    >
      跳到结算
    </Button>
  );
}

/** Continues once every edit has reached the server: it is the server's cart that is ordered or copied. */
function useSettledStep(edits: CartEdits, onReady: () => void) {
  const [isSettling, setIsSettling] = useState(false);

  async function proceed(): Promise<void> {
    setIsSettling(true);
    const outcome = await edits.settle();
    setIsSettling(false);
    if (outcome === "saved") onReady();
    // A refusal has its own message; the buyer should check the quantity first.
    if (outcome === "failed")
      toast({ status: "warning", message: "购物车有改动未保存，请重试或还原后再继续" });
  }

  return { isSettling, proceed };
}
