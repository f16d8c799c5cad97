import { Keyboard } from "#generated/icons/keyboard.ts";
import type { ReactNode } from "react";
import { CompactSwitch } from "#src/shared/ui/records/compact-switch.tsx";
import { shortcutsShown } from "#src/shared/ui/shortcuts/shortcuts-store.ts";
import { CART_SORTS, type CartSort, parseSort } from "../lib/cart-sort.ts";
import styles from "./cart-tools.module.css";

type Props = {
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  /** On a phone the tools stay in the window only then. */
  isSearching: boolean;
  sort: CartSort;
  onSort: (sort: CartSort) => void;
  children: ReactNode;
};

/** Above the lines, and in the window while they are scrolled: 找商品, their order, and the keys. */
export function CartTools({ isCompact, onCompact, isSearching, sort, onSort, children }: Props) {
  return (
    <div className={styles.root} data-searching={isSearching || undefined}>
      {children}
      <select
        className={styles.sort}
        aria-label="排序"
        value={sort}
        onChange={({ target }) => onSort(parseSort(target.value))}
      >
        {Object.entries(CART_SORTS).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <CompactSwitch isCompact={isCompact} onChange={onCompact} isForPhones />
      <button
        type="button"
        className={styles.keys}
        aria-label="键盘快捷键"
        title="键盘快捷键（?）"
        onClick={() => shortcutsShown.set(true)}
      >
        <Keyboard size={18} aria-hidden />
      </button>
    </div>
  );
}
