import type { CartGroup } from "../lib/cart-groups.ts";
import { type SelectionEdits, selectionState } from "../lib/selection-state.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import styles from "./cart-group-head.module.css";
import cartLinesStyles from "./cart-lines.module.css";

type Props = {
  group: CartGroup;
  selection: SelectionEdits;
  rowIndex: number;
  onSelect: (selected: boolean) => void;
  onClear: () => void;
};

export function CartGroupHead({ group, selection, rowIndex, onSelect, onClear }: Props) {
  const { key, title, lines } = group;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.head} data-group={key}>
      {key !== "lost" && (
        <span role="cell">
          <Checkbox state={selectionState(lines, selection)} label={`全选${title}`} onChange={onSelect} />
        </span>
      )}
      <span role="cell">
        {title} <small>{lines.length} 种</small>
      </span>
      {key === "lost" && (
        <span role="cell" data-align="end" className={styles.clear}>
          <button type="button" className={cartLinesStyles.textButton} onClick={onClear}>
            清空失效商品
          </button>
        </span>
      )}
    </div>
  );
}
