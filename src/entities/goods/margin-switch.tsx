import { showMargins, useShowsMargins } from "./margin-choice.ts";
import styles from "#src/shared/ui/records/compact-switch.module.css";

type Props = {
  /** It is there on narrow screens, too; a list has it among the filters there. */
  isForPhones?: boolean;
};

/** Margins on and off, on every page. */
export function MarginSwitch({ isForPhones = false }: Props) {
  const isShown = useShowsMargins();
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isShown}
      data-phones={isForPhones || undefined}
      title={isShown ? "不显示建议零售价和毛利" : "显示建议零售价和毛利"}
      onClick={() => showMargins(!isShown)}
    >
      毛利
    </button>
  );
}
