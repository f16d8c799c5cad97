import { clsx } from "clsx";
import type { Goods } from "#generated/model/index.ts";
import { ComboboxPanel } from "#src/shared/ui/field/combobox-panel.tsx";
import type { Combobox } from "#src/shared/ui/field/use-combobox.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { GoodsOption } from "./goods-option.tsx";
import { QuickQuantity } from "./quick-quantity.tsx";
import { SuggestionOption } from "./suggestion-option.tsx";
import type { Suggestions } from "./use-suggestions.ts";
import styles from "./suggestion-panel.module.css";

type Props = {
  suggestions: Suggestions;
  combobox: Combobox;
  typed: string;
  /** The chosen goods, for which a quantity field is shown instead. */
  picked: Goods | undefined;
  onLeaveQuantity: (isAdded: boolean) => void;
};

/** The listbox below the search box. */
export function SuggestionPanel({ suggestions, combobox, typed, picked, onLeaveQuantity }: Props) {
  const { isSearching, items } = suggestions;
  if (picked)
    return (
      <div className={styles.root}>
        <QuickQuantity key={picked.id} goods={picked} onLeave={onLeaveQuantity} />
      </div>
    );
  return (
    <ComboboxPanel
      className={styles.root}
      combobox={combobox}
      label="搜索建议"
      options={items.map((suggestion, index) => {
        const { goods, alias, name } = suggestion;
        const option = { combobox, index };
        return goods ? (
          <GoodsOption key={goods.id} goods={goods} alias={alias} {...option} />
        ) : (
          <SuggestionOption key={name} suggestion={suggestion} typed={typed} {...option} />
        );
      })}
    >
      <div className={clsx(styles.status, items.length === 0 && styles.withoutOptions)} role="status">
        {items.length > 0 ? (
          <VisuallyHidden>有 {items.length} 条搜索建议，按上下方向键选择</VisuallyHidden>
        ) : isSearching ? (
          "搜索中……"
        ) : (
          "暂无数据"
        )}
      </div>
    </ComboboxPanel>
  );
}
