import type { Goods } from "#generated/model/index.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { ComboboxOption } from "#src/shared/ui/field/combobox-panel.tsx";
import type { Combobox } from "#src/shared/ui/field/use-combobox.ts";
import { GoodsPrice } from "../card/goods-price.tsx";
import { InCart } from "../card/in-cart.tsx";
import styles from "./goods-option.module.css";

type Props = { goods: Goods; alias: string | undefined; combobox: Combobox; index: number };

/** Suggested goods: the facts that distinguish goods of the same name, and this buyer's history with them. */
export function GoodsOption({ goods, alias, ...option }: Props) {
  return (
    <ComboboxOption className={styles.root} {...option}>
      <div className={styles.name}>
        <b>{goods.name}</b> {goods.ypgg}
        {alias && ` 即“${alias}”`}
      </div>
      <GoodsPrice goods={goods} quantity={packOf(goods)} />
      <div className={styles.facts}>
        <LastBought goods={goods} />
        <InCart goods={goods} />
        <span>{goods.sccj}</span>
        <ExpiryDate date={goods.xq} labeled />
      </div>
      <small className={styles.unit}>{contentPriceText(goods, lineNumber(goods, packOf(goods)))}</small>
    </ComboboxOption>
  );
}
