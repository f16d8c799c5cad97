import { type ReactNode, useState } from "react";
import type { Goods } from "#generated/model/index.ts";
import { approvalNumber } from "#src/entities/goods/approval-number.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { packOf, packText } from "#src/entities/goods/quantity-rules.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { CompareTick } from "../compare/compare-tick.tsx";
import { BuyForm } from "./buy-form.tsx";
import { GoodsLink } from "./goods-link.tsx";
import { GoodsPrice } from "./goods-price.tsx";
import { InCart } from "./in-cart.tsx";
import { PriceTiers, QuantityHints } from "./price-tiers.tsx";
import { RxMark } from "./rx-mark.tsx";
import { ShownTags } from "./shown-tags.tsx";
import { StockMark } from "./stock-mark.tsx";
import styles from "./goods-card.module.css";

const IMAGE_SIZE = 168;
/** With all facts a row of cards fits into a low window. */
const DETAILED_IMAGE_SIZE = 136;

type Props = {
  goods: Goods;
  /** In the first row of a page. */
  isFirst?: boolean;
  /** Shows everything a buyer compares; otherwise only name, price and button. */
  detailed?: boolean;
  /** Extra actions, such as the star. */
  actions?: ReactNode;
  /** What a list adds to the approval number, and to the packs at a quantity. */
  marks?: ReactNode;
  margin?: ((quantity: number) => ReactNode) | undefined;
  /** Shown above the add button, such as the progress of a sale. */
  children?: ReactNode;
};

/** Goods as a card: picture, facts, price, and the add button. */
export function GoodsCard({ goods, isFirst = false, detailed = false, actions, children, ...more }: Props) {
  const [quantity, setQuantity] = useState(packOf(goods));
  return (
    <article className={styles.root} aria-label={goods.name}>
      <GoodsLink goods={goods} decorative>
        <GoodsImage
          src={goods.goods_image[0]?.list_url}
          alt=""
          size={detailed ? DETAILED_IMAGE_SIZE : IMAGE_SIZE}
          eager={isFirst}
        />
      </GoodsLink>
      <div className={styles.inCart}>
        <InCart goods={goods} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.priceLine}>
        <GoodsPrice goods={goods} quantity={quantity} />
        <ShownTags goods={goods} />
      </div>
      <div className={styles.title}>
        <RxMark rx={goods.rx} /> <GoodsLink goods={goods}>{goods.name}</GoodsLink>
      </div>
      <div className={styles.spec}>
        <span>{goods.ypgg}</span>
        <small>{contentPriceText(goods, lineNumber(goods, quantity))}</small>
      </div>
      <div className={styles.makerLine}>
        <span className={styles.note} data-line>
          {goods.sccj}
        </span>
        {detailed && <CompareTick goods={goods} />}
      </div>
      <LastBought goods={goods} />
      {detailed && <CardFacts goods={goods} quantity={quantity} {...more} />}
      {children}
      <div className={styles.buy}>
        <BuyForm goods={goods} quantity={quantity} onQuantity={setQuantity} />
      </div>
    </article>
  );
}

type FactsProps = Pick<Props, "goods" | "marks" | "margin"> & { quantity: number };

function CardFacts({ goods, quantity, marks, margin }: FactsProps) {
  return (
    <>
      <div className={styles.makerLine}>
        <span className={styles.note} data-line>
          {approvalNumber(goods)}
        </span>
        {marks}
      </div>
      <div className={styles.makerLine}>
        <span className={styles.note}>
          {[packText(goods), goods.jzl !== undefined && `件装 ${goods.jzl} ${goods.bzdw}`]
            .filter(Boolean)
            .join("，")}
        </span>
        {margin?.(quantity)}
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
