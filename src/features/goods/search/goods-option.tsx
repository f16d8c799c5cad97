import { packOf } from "#src/entities/goods/quantity-rules.ts";
import type { Goods } from "#generated/model/index.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { GoodsPrice } from "../card/goods-price.tsx";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { InCart } from "../card/in-cart.tsx";
import styles from "./goods-option.module.css";

type Props = { id: string; goods: Goods; alias: string | undefined; isActive: boolean; onChoose: () => void };

/** Suggested goods: the facts that distinguish goods of the same name, and this buyer's history with them. */
export function GoodsOption({ id, goods, alias, isActive, onChoose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The field that owns the list handles its keys.
    <div className={styles.root} id={id} role="option" aria-selected={isActive} onClick={onChoose}>
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
    </div>
  );
}
