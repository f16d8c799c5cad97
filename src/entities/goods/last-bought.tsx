import type { Goods } from "#generated/model/goods.ts";
import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { lastBoughtText } from "./last-bought-text.ts";
import styles from "./last-bought.module.css";

/** A mark on goods that the buyer has bought before, with price and day; nothing on others. */
export function LastBought({ goods }: { goods: Goods }) {
  const text = lastBoughtText(goods, useServerToday());
  return text === "" ? null : <span className={styles.root}>{text}</span>;
}
