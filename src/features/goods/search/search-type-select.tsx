import { ChevronDown } from "lucide-react";
import type { GoodsSearchType } from "#generated/model/index.ts";
import styles from "./search-type-select.module.css";
import { readSearchType, SEARCH_TYPES, searchTypeOf } from "./search-types.ts";

type Props = { type: GoodsSearchType; onChange: (type: GoodsSearchType) => void };

/** What is searched. A transparent native select covers a shorter label. */
export function SearchTypeSelect({ type, onChange }: Props) {
  const { label, short } = searchTypeOf(type);
  return (
    <div className={styles.root}>
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
