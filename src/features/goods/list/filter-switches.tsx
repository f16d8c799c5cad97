import { Flag } from "#generated/enums.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import type { MARK_SWITCHES, SWITCHES } from "./list-chips.ts";
import type { ListAddress } from "./use-list-query.ts";
import styles from "./filter-switches.module.css";

type Props = {
  label: string;
  switches: readonly (typeof SWITCHES | typeof MARK_SWITCHES)[number][];
  address: Pick<ListAddress, "query" | "change">;
};

/** Filters that are on or off, as check boxes in a line. */
export function FilterSwitches({ label, switches, address: { query, change } }: Props) {
  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {switches.map(({ name, label: each }) => (
        <label className={styles.filter} key={name}>
          <Box
            as="input"
            checkbox
            clickable
            type="checkbox"
            checked={query[name] === Flag.Yes}
            onChange={({ target }) => change({ [name]: target.checked ? Flag.Yes : undefined })}
          />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
