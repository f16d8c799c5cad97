import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./welfare-example.module.css";
import { EXAMPLE_PRICE, welfareExample } from "../lib/welfare-example.ts";

/** The default storewide rate, until the server returns another. */
const RATE = 0.94;

/** How the storewide price is calculated, with an example that shows the rounding. */
export function WelfareExample({ rate = RATE }: { rate: number | undefined }) {
  const { exact, paid } = welfareExample(rate);
  return (
    <p className={styles.root}>
      例：供货价 {formatMoney(EXAMPLE_PRICE)} × {Math.round(rate * 100)}% = ¥{exact}，舍去到分，实付{" "}
      <b>{formatMoney(paid)}</b>
    </p>
  );
}
