import { Button } from "@chakra-ui/react";
import { formatMoney } from "#src/shared/lib/money.ts";
import { StaticFrame } from "#src/shared/ui/state/static-frame.tsx";
import type { CartTotals } from "../lib/cart-totals.ts";
import { settleBarStyles } from "./settle-bar.styles.ts";
import { Checkbox, type CheckboxState } from "#src/shared/ui/field/checkbox.tsx";

type Props = {
  totals: CartTotals;
  tick: CheckboxState;
  /** How many visible lines can be selected, and are. */
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
    <StaticFrame css={settleBarStyles} role="region" label="结算">
      <Checkbox
        id={SETTLE_ID}
        state={tick}
        label="全选"
        visibleLabel="全选"
        disabled={selectable === 0}
        onChange={onSelectAll}
      />
      <div data-part="tools">
        <button type="button" data-part="text-button" disabled={selected === 0} onClick={onDeleteSelected}>
          删除选中
        </button>
        <button type="button" data-part="text-button" disabled={selected === 0} onClick={onCopySelected}>
          复制到门店
        </button>
      </div>
      <div data-part="totals" role="status" aria-live="polite" aria-atomic="true">
        <p data-part="counts">
          已选 <b>{totals.kinds}</b> 种 <b>{totals.pieces}</b> 件
          {hiddenKinds > 0 && <span>（含当前筛选以外 {hiddenKinds} 种）</span>}
        </p>
        <p data-part="split">
          <span>可用券 {formatMoney(totals.eligible)}</span>
          <span>不可用券 {formatMoney(totals.ineligible)}</span>
        </p>
        <p data-part="sum">
          合计 <strong>{formatMoney(totals.amount)}</strong>
        </p>
      </div>
      <Button size="lg" data-part="go" disabled={isNothing} loading={isChecking} onClick={onCheckout}>
        去结算
      </Button>
    </StaticFrame>
  );
}
