import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { ChevronUp } from "#generated/icons/chevron-up.ts";
import { Keyboard } from "#generated/icons/keyboard.ts";
import { Search } from "#generated/icons/search.ts";
import { isBehindDialog } from "#src/shared/lib/page-key.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { CompactSwitch } from "#src/shared/ui/records/compact-switch.tsx";
import { shortcutsShown } from "#src/shared/ui/shortcuts/shortcuts-store.ts";
import type { CartFind } from "../hooks/use-cart-find.ts";
import type { CartRows } from "../hooks/use-cart-rows.ts";
import { CART_SORTS, type CartSort, parseSort } from "../lib/cart-sort.ts";
import { CartMargin } from "./lazy-cart-margin.tsx";
import styles from "./cart-tools.module.css";

type FindBoxProps = {
  find: CartFind;
  /** True if Ctrl+F opens this box: the browser's own search finds nothing in rows that are not rendered. */
  takesFindKey: boolean;
  onShow: CartRows["show"];
};

type Props = FindBoxProps & {
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  sort: CartSort;
  onSort: (sort: CartSort) => void;
};

/** Above the lines, and in the window while they are scrolled: 找商品, their order, and the keys. */
export function CartTools({ isCompact, onCompact, sort, onSort, ...box }: Props) {
  return (
    // On a phone the tools stay in the window only during a search.
    <div className={styles.root} data-searching={box.find.text !== "" || undefined}>
      <FindBox {...box} />
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
      <CartMargin isSwitch />
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

/** 找商品: by name, initials, maker or approval number, among the lines of the cart. */
function FindBox({ find, takesFindKey, onShow }: FindBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field, takesFindKey);
  const { text, found, position } = find;
  const count = found.ids.size;
  const isSearching = text.trim() !== "";

  const show = (lineId: number | undefined) => lineId !== undefined && onShow(lineId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === "Enter") show(find.move(event.shiftKey ? -1 : 1));
    else if (event.key === "Escape") find.change("");
    else if (event.key === "ArrowDown" && found.current !== undefined) onShow(found.current, "quantity");
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.find} role="search" aria-label="在购物车中找商品">
      <Search size={14} aria-hidden />
      <input
        ref={field}
        className={styles.field}
        type="text"
        enterKeyHint="next"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-label="找商品"
        placeholder="找商品：名称、首字母、厂家、批文"
        value={text}
        onChange={({ target }) => show(find.change(target.value))}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} role="status">
        {isSearching && (count === 0 ? "没有找到" : `${position}/${count}`)}
      </span>
      {isSearching && (
        <>
          <PlainButton
            className={styles.step}
            aria-label="上一个"
            disabled={count === 0}
            onClick={() => show(find.move(-1))}
          >
            <ChevronUp size={16} aria-hidden />
          </PlainButton>
          <PlainButton
            className={styles.step}
            aria-label="下一个"
            disabled={count === 0}
            onClick={() => show(find.move(1))}
          >
            <ChevronDown size={16} aria-hidden />
          </PlainButton>
        </>
      )}
    </div>
  );
}

/** Ctrl+F, or ⌘F, focuses the field; pressed there again, it is the browser's. */
function useFindKey(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isFind || event.altKey || document.activeElement === field.current) return;
      if (isBehindDialog()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field, isOn]);
}
