import { Percent } from "#generated/icons/percent.ts";
import { showMargins, useShowsMargins } from "./margin-choice.ts";
import styles from "#src/shared/ui/records/compact-switch.module.css";

/** Margins on and off, on every page. */
export function MarginSwitch() {
  const isShown = useShowsMargins();
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isShown}
      data-phones
      title={isShown ? "不显示建议零售价和毛利" : "显示建议零售价和毛利"}
      onClick={() => showMargins(!isShown)}
    >
      <Percent size={14} aria-hidden />
      毛利
    </button>
  );
}
