import { Link } from "react-router-dom";
import { X } from "#generated/icons/x.ts";
import type { FilterOption } from "#generated/model/index.ts";
import { useBuyer } from "../card/use-buyer.ts";
import type { CategoryMenuName } from "./category-path.ts";
import { isSwitch, listChips, WITHOUT_FILTERS } from "./list-chips.ts";
import { useCategoryPlace } from "./use-category-place.ts";
import type { ListAddress } from "./use-list-query.ts";
import styles from "./active-filters.module.css";

type Props = {
  address: ListAddress;
  menu?: CategoryMenuName | undefined;
  /** Undefined while loading for the first time. */
  brands: readonly FilterOption[] | undefined;
};

/** The active filters as chips: a click removes one, 清空 removes all. */
export function ActiveFilters({ address: { query, hrefOf }, menu, brands }: Props) {
  // Empty for a category that is not in the menu.
  const path = useCategoryPlace(query.select, menu)?.path ?? [];
  const category = path.map(({ name }) => name).join(" / ") || undefined;
  const { hidesPrices } = useBuyer();
  const chips = listChips(query, { category, brands: brands ?? [] }, hidesPrices);
  if (chips.length === 0) return null;
  return (
    <div
      className={styles.root}
      role="group"
      aria-label="已选条件"
      data-ticked={chips.every(isSwitch) || undefined}
    >
      <span className={styles.label}>已选：</span>
      {chips.map(({ key, label, without }) => (
        <Link
          key={key}
          to={hrefOf(without)}
          className={styles.chip}
          data-filter={key}
          aria-label={`取消 ${label}`}
          title={label}
        >
          <span>{label}</span>
          <X size={12} aria-hidden />
        </Link>
      ))}
      <Link to={hrefOf(WITHOUT_FILTERS)} className={styles.clear}>
        清空
      </Link>
    </div>
  );
}
