import { formatCount } from "#src/shared/lib/format-count.ts";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { formatMoney } from "#src/shared/lib/money.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import styles from "./settle-bar.module.css";
import { Checkbox, type CheckboxState } from "#src/shared/ui/field/checkbox.tsx";

type Props = {
  totals: CartTotals;
  tick: CheckboxState;
  /** The number of visible lines that can be selected, and of those that are. */
  selectable: number;
  selected: number;
  /** Selected lines that the filter hides. */
  hiddenKinds: number;
  onSelectAll: (selected: boolean) => void;
  onDeleteSelected: () => void;
  onCopySelected: () => void;
  onCheckout: () => void;
  isChecking: boolean;
};

/** The id of the bar's first control. */
export const SETTLE_ID = "settle";

/** A sticky bar at the bottom: the selection, its total, and the checkout button. */
export function SettleBar(props: Props) {
  const {
    totals,
    tick,
    selectable,
    selected,
    hiddenKinds,
    onSelectAll,
    onDeleteSelected,
    onCopySelected,
    onCheckout,
    isChecking,
  } = props;
  const isNothing = totals.kinds === 0;
  return (
    <div className={styles.root} data-bottom-bar role="region" aria-label="结算">
      <Checkbox
        id={SETTLE_ID}
        state={tick}
        label="全选"
        visibleLabel="全选"
        disabled={selectable === 0}
        onChange={onSelectAll}
      />
      <div className={styles.tools}>
        <TextButton disabled={selected === 0} onClick={onDeleteSelected}>
          删除选中
        </TextButton>
        <TextButton disabled={selected === 0} onClick={onCopySelected}>
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
        </p>
        <p className={styles.sum}>
          合计 <strong>{formatMoney(totals.amount)}</strong>
        </p>
      </div>
      <Button
        size="lg"
        className={styles.checkout}
        disabled={isNothing}
        loading={isChecking}
        onClick={onCheckout}
      >
        去结算
      </Button>
    </div>
  );
}
