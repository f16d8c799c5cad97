import type { CartGroup } from "../lib/cart-groups.ts";
import { type Ticks, tickState } from "../lib/tick-state.ts";
import { TickBox } from "#src/shared/ui/field/tick-box.tsx";

type Props = {
  group: CartGroup;
  ticks: Ticks;
  rowIndex: number;
  onSelect: (selected: boolean) => void;
  onClear: () => void;
};

export function CartGroupHead({ group, ticks, rowIndex, onSelect, onClear }: Props) {
  const { key, title, lines } = group;
  return (
    <div role="row" aria-rowindex={rowIndex} data-part="head" data-group={key}>
      {key !== "lost" && (
        <span role="cell">
          <TickBox state={tickState(lines, ticks)} label={`全选${title}`} onChange={onSelect} />
        </span>
      )}
      <span role="cell">
        {title} <small>{lines.length} 种</small>
      </span>
      {key === "lost" && (
        <span role="cell" data-align="end" data-part="clear">
          <button type="button" data-part="text-button" onClick={onClear}>
            清空失效商品
          </button>
        </span>
      )}
    </div>
  );
}
