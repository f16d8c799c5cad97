import { Rows4 } from "#generated/icons/rows-4.ts";
import styles from "./compact-switch.module.css";

type Props = {
  isCompact: boolean;
  onChange: (isCompact: boolean) => void;
  /** The list has a low form on narrow screens, too; most show rows as cards there. */
  isForPhones?: boolean;
};

/** Low rows without pictures, on and off. */
export function CompactSwitch({ isCompact, onChange, isForPhones = false }: Props) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isCompact}
      data-phones={isForPhones || undefined}
      title={isCompact ? "改为常规行高，显示图片" : "改为低行高，不显示图片"}
      onClick={() => onChange(!isCompact)}
    >
      <Rows4 size={14} aria-hidden />
      紧凑
    </button>
  );
}
