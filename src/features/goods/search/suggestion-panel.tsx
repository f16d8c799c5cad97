import { clsx } from "clsx";
import type { Goods, GoodsSuggestion } from "#generated/model/index.ts";
import { GoodsOption } from "./goods-option.tsx";
import { QuickQuantity } from "./quick-quantity.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./suggestion-panel.module.css";
import type { Suggestions } from "./use-suggestions.ts";

type Props = {
  id: string;
  suggestions: Suggestions;
  typed: string;
  active: number;
  optionId: (index: number) => string;
  onChoose: (suggestion: GoodsSuggestion) => void;
  /** The chosen goods, for which a quantity field is shown instead. */
  picked: Goods | undefined;
  onLeaveQuantity: (isAdded: boolean) => void;
};

/** The listbox below the search box. The focus stays in the box; the arrow keys highlight an option. */
export function SuggestionPanel(props: Props) {
  const { id, suggestions, typed, active, optionId, onChoose, picked, onLeaveQuantity } = props;
  const { isSearching, items } = suggestions;
  if (picked)
    return (
      <div className={styles.root}>
        <QuickQuantity key={picked.id} goods={picked} onLeave={onLeaveQuantity} />
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only keeps the focus where it is.
    <div
      className={styles.root}
      // Keeps the focus in the box when an option is clicked: blur would close the panel.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="搜索建议">
        {items.map((suggestion, index) => {
          const option = {
            id: optionId(index),
            isActive: index === active,
            onChoose: () => onChoose(suggestion),
          };
          return suggestion.goods ? (
            <GoodsOption
              key={suggestion.goods.id}
              goods={suggestion.goods}
              alias={suggestion.alias}
              {...option}
            />
          ) : (
            <SuggestionOption key={suggestion.name} suggestion={suggestion} typed={typed} {...option} />
          );
        })}
      </div>
      <div className={clsx(styles.status, items.length === 0 && styles.withoutOptions)} role="status">
        {items.length > 0 ? (
          <VisuallyHidden>有 {items.length} 条搜索建议，按上下方向键选择</VisuallyHidden>
        ) : isSearching ? (
          "搜索中……"
        ) : (
          "暂无数据"
        )}
      </div>
    </div>
  );
}
