import { type FocusEvent, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { Search } from "#generated/icons/search.ts";
import type { GoodsSearchType } from "#generated/model/index.ts";
import { searchGoodsQueryKeywordsMax } from "#generated/zod/goods/goods.zod.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { useListPaths } from "#src/shared/lib/list-paths.ts";
import { isPageKey } from "#src/shared/lib/page-key.ts";
import { withQuery } from "#src/shared/paths.ts";
import { ScanButton } from "#src/shared/ui/scan/scan-button.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { searchTypeOf, readSearchType, SEARCH_TYPES } from "./search-types.ts";
import { useSearch } from "./use-search.ts";
import styles from "./search-box.module.css";

const SuggestionPanel = lazyPart(async () => (await import("./suggestion-panel.tsx")).SuggestionPanel);

/**
 * The header's search: a combobox with suggestions (specification sections 2 and 4). Suggested goods show a quantity
 * field and go into the cart; the box is then empty again and has the focus, for the next.
 */
export function SearchBox({ hotWords }: { hotWords: readonly string[] }) {
  const { text, type, changeType, suggestions, combobox, submit, picked, unpick } = useSearch();
  const field = useRef<HTMLInputElement>(null);
  useSlashFocus(field);

  const { label, placeholder } = searchTypeOf(type);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A question about what is added returns the focus to the quantity.
    const isConfirming =
      relatedTarget instanceof Element && relatedTarget.closest("[role=alertdialog]") !== null;
    if (picked && !isConfirming && !currentTarget.contains(relatedTarget)) unpick();
  };
  const leaveQuantity = (isAdded: boolean) => {
    unpick(isAdded);
    field.current?.focus();
  };

  return (
    <div className={styles.root} onBlur={leave}>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchTypeSelect type={type} onChange={changeType} />
        <input
          className={styles.input}
          ref={field}
          type="text"
          enterKeyHint="search"
          aria-label={`按${label}搜索`}
          aria-keyshortcuts="/"
          maxLength={searchGoodsQueryKeywordsMax}
          placeholder={placeholder}
          onBlur={combobox.onBlur}
          {...combobox.field}
        />
        <ScanButton onFound={combobox.scan} />
        <SearchButton />
      </form>
      {(combobox.isOpen || picked) && (
        <Suspense>
          <SuggestionPanel
            suggestions={suggestions}
            combobox={combobox}
            typed={text.trim()}
            picked={picked}
            onLeaveQuantity={leaveQuantity}
          />
        </Suspense>
      )}
      {hotWords.length > 0 && <HotWords words={hotWords} />}
    </div>
  );
}

/** `/` focuses the field, unless the user is typing elsewhere or a dialog is open. */
function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  // Not a plain effect: that may run after the page is shown, and a key pressed between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isPageKey(event, "/")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}

/** Popular search terms as links. One line, clipped. */
function HotWords({ words }: { words: readonly string[] }) {
  const { search } = useListPaths();
  return (
    <ul className={styles.words} aria-label="热门搜索">
      {words.map((word) => (
        <li key={word}>
          <TextLink className={styles.word} to={withQuery(search, { keywords: word, type: 1 })}>
            {word}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function SearchButton() {
  return (
    <button className={styles.searchButton} type="submit">
      <span className={styles.searchWord}>搜索</span>
      <span className={styles.searchIcon}>
        <Search size={18} aria-label="搜索" />
      </span>
    </button>
  );
}

type SearchTypeProps = { type: GoodsSearchType; onChange: (type: GoodsSearchType) => void };

/** Selects the kind of search. A transparent native select covers a shorter label. */
function SearchTypeSelect({ type, onChange }: SearchTypeProps) {
  const { label, short } = searchTypeOf(type);
  return (
    <div className={styles.searchTypeSelect}>
      <div className={styles.label} aria-hidden>
        {label}
      </div>
      <div className={styles.shortLabel} aria-hidden>
        {short}
      </div>
      <ChevronDown size={12} aria-hidden />
      <select
        className={styles.select}
        aria-label="搜索范围"
        value={type}
        onChange={(event) => onChange(readSearchType(event.target.value))}
      >
        {SEARCH_TYPES.map((choice) => (
          <option key={choice.type} value={choice.type}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
