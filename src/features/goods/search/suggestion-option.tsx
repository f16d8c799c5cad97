import { clsx } from "clsx";
import { Search } from "#generated/icons/search.ts";
import type { GoodsSuggestion } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { ComboboxOption } from "#src/shared/ui/field/combobox-panel.tsx";
import type { Combobox } from "#src/shared/ui/field/use-combobox.ts";
import styles from "./suggestion-option.module.css";

type Props = {
  suggestion: GoodsSuggestion;
  /** The typed text: what a suggestion adds to it is highlighted. */
  typed: string;
  combobox: Combobox;
  index: number;
};

/** A suggestion: the name with the part beyond the typed text in bold, and the number of goods. */
export function SuggestionOption({ suggestion: { name, alias, number }, typed, ...option }: Props) {
  const at = typed === "" ? -1 : name.indexOf(typed);
  return (
    <ComboboxOption className={styles.root} {...option}>
      <div className={styles.icon}>
        <Search size={14} aria-hidden />
      </div>
      <div className={clsx(styles.name, at < 0 && styles.unmatched)}>
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <span className={styles.typed}>{typed}</span>
            {name.slice(at + typed.length)}
          </>
        )}
        {alias && <span className={styles.alias}>即“{alias}”</span>}
      </div>
      <div className={styles.number}>约 {formatCount(number)} 个品种</div>
    </ComboboxOption>
  );
}
