import { Flag } from "#generated/enums.ts";
import type { ListAddress } from "./use-list-query.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import { SWITCHES } from "./list-chips.ts";
import styles from "./quick-filters.module.css";

/** The filters that are simple switches. */
export function QuickFilters({ address: { query, fixed, change } }: { address: ListAddress }) {
  const { showsPreferred, isMember } = useBuyer();
  // Offered to some buyers only, and to everybody who has it in the address.
  const isOffered = { is_youx: showsPreferred, bought: isMember };
  const offered = SWITCHES.filter(
    ({ name }) =>
      fixed[name] === undefined &&
      (name === "is_youx" || name === "bought" ? isOffered[name] || query[name] === Flag.Yes : true),
  );
  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">快速筛选</VisuallyHidden>
      {offered.map(({ name, label }) => (
        <label className={styles.filter} key={name}>
          <input
            className={styles.checkbox}
            type="checkbox"
            checked={query[name] === Flag.Yes}
            onChange={({ target }) => change({ [name]: target.checked ? 1 : undefined })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
