import type { ListAddress } from "../hooks/use-list-query.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { useBuyer } from "../hooks/use-buyer.ts";
import styles from "./quick-filters.module.css";

const FILTERS = [
  { name: "in_stock", label: "仅看有货" },
  { name: "bought", label: "买过" },
  { name: "yx", label: "仅包邮" },
  { name: "is_youx", label: "仅优选" },
  { name: "is_promotion", label: "促销" },
  { name: "with_coupon", label: "可用券" },
] as const;

/** The filters that are simple switches. */
export function QuickFilters({ address: { query, fixed, change } }: { address: ListAddress }) {
  const { showsPreferred, isMember } = useBuyer();
  // Offered to some buyers only, and to everybody who has it in the address.
  const isOffered = { is_youx: showsPreferred, bought: isMember };
  const offered = FILTERS.filter(
    ({ name }) =>
      fixed[name] === undefined &&
      (name === "is_youx" || name === "bought" ? isOffered[name] || query[name] === 1 : true),
  );
  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">快速筛选</VisuallyHidden>
      {offered.map(({ name, label }) => (
        <label className={styles.filter} key={name}>
          <input
            className={styles.checkbox}
            type="checkbox"
            checked={query[name] === 1}
            onChange={({ target }) => change({ [name]: target.checked ? 1 : undefined })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
