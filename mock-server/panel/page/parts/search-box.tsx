import { Search } from "#generated/icons/search.ts";
import { X } from "#generated/icons/x.ts";
import { say } from "../language.ts";

/** The field that filters a page's list, focused by `/`. */
export function SearchBox({
  value,
  onChange,
  label,
}: {
  value: string;
  onChange: (value: string) => void;
  label: string;
}) {
  return (
    <div className="search-box" role="search">
      <Search size={15} aria-hidden />
      <input
        type="search"
        data-filter
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          onChange("");
          currentTarget.blur();
        }}
      />
      {value === "" ? (
        <kbd className="only-wide" aria-hidden>
          /
        </kbd>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={say("Clear filter", "清空筛选")}
          onClick={() => onChange("")}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
