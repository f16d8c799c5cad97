import { lazy, Suspense, useState } from "react";
import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { useCartEdits, useSelectionEdits } from "../hooks/cart-store.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { isSelected, selectableIds, selectionState } from "../lib/line-state.ts";
import { CartMargin } from "./lazy-cart-margin.tsx";
import styles from "./settle-bar.module.css";

const CopyCartDialog = lazy(async () => ({
  default: (await import("./copy-cart-dialog.tsx")).CopyCartDialog,
}));

type Props = {
  /** The lines of the whole cart, then those that the filter shows. */
  allLines: readonly CartLine[];
  lines: readonly CartLine[];
  /** The totals of the whole cart. */
  totals: CartTotals;
  /** The amount that tiers take off at checkout, in 元. */
  reduction: Money;
  onCheckout: () => void;
};

/** The id of the bar's first control. */
export const SETTLE_ID = "settle";

/** A sticky bar at the bottom: the selection, its total, and the checkout button. */
export function SettleBar({ allLines, lines, totals, reduction, onCheckout }: Props) {
  const edits = useCartEdits();
  const selection = useSelectionEdits();
  const { deleteLines } = useDeleteLines();
  const [copied, setCopied] = useState<readonly number[]>();
  const selectable = selectableIds(lines);
  const selected = lines.filter(isSelected);
  const hiddenKinds = totals.kinds - selected.length;
  const checkout = useSettledStep(onCheckout);
  const copy = useSettledStep(() => setCopied(selected.map(({ id }) => id)));
  return (
    <>
      <div className={styles.root} data-bottom-bar role="region" aria-label="结算">
        <Checkbox
          id={SETTLE_ID}
          state={selectionState(lines, selection)}
          label="全选"
          visibleLabel="全选"
          disabled={selectable.length === 0}
          onChange={(on) => edits.select(selectable, on ? Flag.Yes : Flag.No)}
        />
        <div className={styles.tools}>
          <TextButton
            disabled={selected.length === 0}
            onClick={() =>
              void deleteLines(selected, `确定删除选中的 ${formatCount(selected.length)} 种商品吗？`)
            }
          >
            删除选中
          </TextButton>
          <TextButton disabled={selected.length === 0} onClick={() => void copy.proceed()}>
            复制到门店
          </TextButton>
        </div>
        <div className={styles.totals} role="status" aria-live="polite" aria-atomic="true">
          <p className={styles.counts}>
            已选 <b>{formatCount(totals.kinds)}</b> 种 <b>{formatCount(totals.pieces)}</b> 件
            {hiddenKinds > 0 && <span>（含当前筛选以外 {formatCount(hiddenKinds)} 种）</span>}
          </p>
          <p className={styles.split}>
            <span>可用券商品 {formatMoney(totals.eligible)}</span>
            <span>不可用券商品 {formatMoney(totals.ineligible)}</span>
            <CartMargin lines={allLines} />
          </p>
          <p className={styles.sum}>
            合计 <strong>{formatMoney(totals.amount)}</strong>
            {reduction > 0 && <small>结算时减 {formatMoney(reduction)}</small>}
          </p>
        </div>
        <Button
          size="lg"
          className={styles.checkout}
          disabled={totals.kinds === 0}
          loading={checkout.isSettling}
          onClick={() => void checkout.proceed()}
        >
          去结算
        </Button>
      </div>
      {copied && (
        <Suspense>
          <CopyCartDialog lineIds={copied} onClose={() => setCopied(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Continues once every edit has reached the server: it is the server's cart that is ordered or copied. */
function useSettledStep(onReady: () => void) {
  const edits = useCartEdits();
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
