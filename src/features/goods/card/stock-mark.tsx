import type { Goods } from "#generated/model/index.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import styles from "./stock-mark.module.css";

export function StockMark({ goods }: { goods: Goods }) {
  const { text, level } = describeStock(goods);
  return (
    <span className={styles.root} data-level={level}>
      {text}
    </span>
  );
}
