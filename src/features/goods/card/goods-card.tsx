import { type ReactNode, useState } from "react";
import type { Goods } from "#generated/model/index.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { lineNumber } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { BuyForm } from "./buy-form.tsx";
import { GoodsLink } from "./goods-link.tsx";
import { GoodsPrice } from "./goods-price.tsx";
import { InCart } from "./in-cart.tsx";
import { RxMark } from "./rx-mark.tsx";
import { ShownTags } from "./shown-tags.tsx";
import styles from "./goods-card.module.css";

const IMAGE_SIZE = 168;
/** With all facts a row of cards fits into a low window. */
const DETAILED_IMAGE_SIZE = 136;

export type CardProps = {
  goods: Goods;
  /** In the first row of a page. */
  isFirst?: boolean;
  /** Extra actions, such as the star. */
  actions?: ReactNode;
  /** Shown above the add button, such as the progress of a sale. */
  children?: ReactNode;
};

type Props = CardProps & {
  /** Parts of a detailed card: beside the maker, and below it at a quantity. */
  tick?: ReactNode;
  facts?: (quantity: number) => ReactNode;
};

/** Goods as a card: picture, price, name, and the add button. */
export function GoodsCard({ goods, isFirst = false, actions, children, tick, facts }: Props) {
  const [quantity, setQuantity] = useState(packOf(goods));
  return (
    <article className={styles.root} aria-label={goods.name}>
      <GoodsLink goods={goods} decorative>
        <GoodsImage
          src={goods.goods_image[0]?.list_url}
          alt=""
          size={facts ? DETAILED_IMAGE_SIZE : IMAGE_SIZE}
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
        {tick}
      </div>
      <LastBought goods={goods} />
      {facts?.(quantity)}
      {children}
      <div className={styles.buy}>
        <BuyForm goods={goods} quantity={quantity} onQuantity={setQuantity} />
      </div>
    </article>
  );
}
