import { Rows4 } from "lucide-react";
import styles from "./compact-switch.module.css";

type Props = { isCompact: boolean; onChange: (isCompact: boolean) => void };

/** Low rows without pictures, on and off. A narrow screen shows rows as cards, which have no such form. */
export function CompactSwitch({ isCompact, onChange }: Props) {
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isCompact}
      title={isCompact ? "改为常规行高，显示图片" : "改为低行高，不显示图片"}
      onClick={() => onChange(!isCompact)}
    >
      <Rows4 size={14} aria-hidden />
      紧凑
    </button>
  );
}
