import type { Goods } from "#generated/model/index.ts";
import { approvalNumber } from "#src/entities/goods/approval-number.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { MarginNote } from "#src/entities/goods/margin-note.tsx";
import { lineNumber, priceAt } from "#src/entities/goods/price.ts";
import { packText } from "#src/entities/goods/quantity-rules.ts";
import { CompareTick } from "../compare/compare-tick.tsx";
import { type CardProps, GoodsCard } from "./goods-card.tsx";
import { GoodsMarks } from "./goods-marks.tsx";
import { PriceTiers, QuantityHints } from "./price-tiers.tsx";
import { StockMark } from "./stock-mark.tsx";
import styles from "./goods-card.module.css";

/** A card with everything that a buyer compares. */
export const DetailedCard = (props: CardProps) => (
  <GoodsCard
    {...props}
    tick={<CompareTick goods={props.goods} />}
    facts={(quantity) => <CardFacts goods={props.goods} quantity={quantity} />}
  />
);

function CardFacts({ goods, quantity }: { goods: Goods; quantity: number }) {
  return (
    <>
      <div className={styles.makerLine}>
        <span className={styles.note} data-line>
          {approvalNumber(goods)}
        </span>
        <GoodsMarks goods={goods} />
      </div>
      <div className={styles.makerLine}>
        <span className={styles.note}>
          {[packText(goods), goods.jzl !== undefined && `件装 ${goods.jzl} ${goods.bzdw}`]
            .filter(Boolean)
            .join("，")}
        </span>
        <MarginNote goods={goods} price={priceAt(goods, lineNumber(goods, quantity))} short />
      </div>
      <div className={styles.facts}>
        <ExpiryDate date={goods.xq} labeled />
        <StockMark goods={goods} />
      </div>
      <PriceTiers goods={goods} quantity={quantity} />
      <QuantityHints goods={goods} quantity={quantity} />
    </>
  );
}
