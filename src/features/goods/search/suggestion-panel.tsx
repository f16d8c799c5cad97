import { clsx } from "clsx";
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
  onChoose: (name: string) => void;
};

/** The listbox below the search box. The focus stays in the box; the arrow keys highlight an option. */
export function SuggestionPanel({ id, suggestions, typed, active, optionId, onChoose }: Props) {
  const { isSearching, items } = suggestions;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only keeps the focus where it is.
    <div
      className={styles.root}
      // Keeps the focus in the box when an option is clicked: blur would close the panel.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="搜索建议">
        {items.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.name}
            id={optionId(index)}
            suggestion={suggestion}
            typed={typed}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={clsx(styles.status, items.length === 0 && styles.withoutOptions)} role="status">
        {items.length > 0 ? (
          <VisuallyHidden>有 {items.length} 条搜索建议，按上下方向键选择</VisuallyHidden>
        ) : isSearching ? (
          "搜索中..."
        ) : (
          "暂无数据"
        )}
      </div>
    </div>
  );
}
