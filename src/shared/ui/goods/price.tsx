import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import styles from "./price.module.css";

type Props = {
  value: Money | null | undefined;
  /** Shown instead of a price: why it is hidden. */
  hint?: string;
  size?: "sm" | "md" | "lg";
  /** The unit of one item: shown as `/盒`. */
  unit?: string;
};

/** An amount in 元, in the color reserved for prices. */
export function Price({ value, hint, size = "md", unit }: Props) {
  const hidden = value === null || value === undefined;
  return (
    <span className={styles.amount} data-size={size} data-hidden={hidden || undefined}>
      {hidden ? hint || formatMoney(value) : formatMoney(value)}
      {!hidden && unit && <small>/{unit}</small>}
    </span>
  );
}
