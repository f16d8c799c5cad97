import styles from "./meter.module.css";

type Props = {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** The value in words, for screen readers. */
  text: string;
};

/** A progress bar. */
export function Meter({ percent, label, text }: Props) {
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      data-full={percent >= 100 || undefined}
    >
      <i style={{ width: `${Math.min(100, percent)}%` }} />
    </div>
  );
}
