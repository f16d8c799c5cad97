import type { CartGroup } from "../lib/cart-groups.ts";
import { type SelectionEdits, selectionState } from "../lib/selection-state.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import styles from "./cart-group-head.module.css";
import { LineButton } from "./line-button.tsx";

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
    <div role="row" aria-rowindex={rowIndex} className={styles.root} data-group={key}>
      {key !== "lost" && (
        <span role="cell">
          <Checkbox state={selectionState(lines, selection)} label={`全选${title}`} onChange={onSelect} />
        </span>
      )}
      <span role="cell">
        {title} <small className={styles.count}>{lines.length} 种</small>
      </span>
      {key === "lost" && (
        <span role="cell" className={styles.clear}>
          <LineButton onClick={onClear}>清空失效商品</LineButton>
        </span>
      )}
    </div>
  );
}
