import type { Goods } from "#generated/model/index.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { useShowsMargins } from "./margin-choice.ts";
import { marginAt } from "./margin.ts";
import styles from "./margin-note.module.css";

type Props = {
  goods: Pick<Goods, "retail_price">;
  price: Money | null;
  /** Shows the rate alone, where there is no room for the retail price. */
  short?: boolean;
};

/** `零售 ¥18.00 毛利 32%`; nothing where one is unknown, or the buyer has switched it off. */
export function MarginNote({ goods, price, short = false }: Props) {
  const isShown = useShowsMargins();
  const margin = isShown ? marginAt(goods, price) : undefined;
  if (!margin) return null;
  return (
    <span className={styles.root} title={`建议${margin.retail}`}>
      {!short && <span data-part="retail">{margin.retail}</span>} <span>{margin.rate}</span>
    </span>
  );
}
