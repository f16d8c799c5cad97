import { sparklinePoints } from "./sparkline-points.ts";
import styles from "./sparkline.module.css";

type Props = {
  /** Describes the line and its values, for screen readers and as a tooltip. */
  label: string;
  values: readonly number[];
};

/** Draws the course of a value at the size of a word; draws nothing for fewer than two values. */
export function Sparkline({ label, values }: Props) {
  if (values.length < 2) return null;
  const points = sparklinePoints(values);
  const last = points.at(-1);
  return (
    <svg className={styles.root} viewBox="0 0 64 20" role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {last && <circle cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}
