import { memo, type ReactNode, useState } from "react";
import type { Goods } from "#generated/model/index.ts";
import { approvalNumber } from "#src/entities/goods/approval-number.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { gramPriceText } from "#src/entities/goods/gram-price.ts";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { MarginNote } from "#src/entities/goods/margin-note.tsx";
import { lineNumber, priceAt } from "#src/entities/goods/price.ts";
import { packOf, packsText } from "#src/entities/goods/quantity-rules.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { CompareTick } from "../compare/compare-tick.tsx";
import { BuyForm } from "./buy-form.tsx";
import { GoodsLink } from "./goods-link.tsx";
import { GoodsMarks } from "./goods-marks.tsx";
import { GoodsPrice } from "./goods-price.tsx";
import { InCart } from "./in-cart.tsx";
import { PriceTiers, QuantityHints } from "./price-tiers.tsx";
import { RxMark } from "./rx-mark.tsx";
import { ShownTags } from "./shown-tags.tsx";
import { StockMark } from "./stock-mark.tsx";
import styles from "./goods-row.module.css";

const IMAGE_SIZE = 56;

type Props = {
  goods: Goods;
  images: boolean;
  /** Shown below the price. */
  note?: ((goods: Goods) => ReactNode) | undefined;
};

export const GoodsRow = memo(function GoodsRow({ goods, images, note }: Props) {
  const [quantity, setQuantity] = useState(packOf(goods));
  const all = lineNumber(goods, quantity);
  const ofGram = gramPriceText(goods, all);
  return (
    <tr data-goods-row={goods.id}>
      <td data-cell="goods">
        {images && (
          <GoodsLink goods={goods} decorative>
            <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
          </GoodsLink>
        )}
        <div>
          <div>
            <RxMark rx={goods.rx} /> <GoodsLink goods={goods}>{goods.name}</GoodsLink>
          </div>
          <div className={styles.note} data-part="approval">
            {approvalNumber(goods)}
          </div>
          <CompareTick goods={goods} />
          <span>
            <GoodsMarks goods={goods} /> <ShownTags goods={goods} />
          </span>
        </div>
      </td>
      <td data-cell="maker">
        <div>
          <div>{goods.ypgg}</div>
          <div className={styles.note}>{goods.sccj}</div>
          <LastBought goods={goods} />
        </div>
      </td>
      <td data-cell="packs" data-label="中包装 / 件装">
        {packsText(goods)}
      </td>
      <td data-cell="expiry" data-label="效期至">
        <ExpiryDate date={goods.xq} />
      </td>
      <td data-cell="stock" data-label="库存">
        <StockMark goods={goods} />
        <InCart goods={goods} />
      </td>
      <td data-cell="price" data-end>
        <GoodsPrice goods={goods} quantity={quantity} />
        <div className={styles.note}>
          {ofGram && <span data-part="gram">{ofGram}</span>}{" "}
          <span data-part="unit">{contentPriceText(goods, all)}</span>{" "}
          <MarginNote goods={goods} price={priceAt(goods, all)} />
        </div>
        {note?.(goods)}
      </td>
      <td data-cell="tiers">
        <PriceTiers goods={goods} quantity={quantity} />
        <QuantityHints goods={goods} quantity={quantity} />
      </td>
      <td data-cell="buy">
        <BuyForm goods={goods} quantity={quantity} onQuantity={setQuantity}>
          <RowStar goods={goods} />
        </BuyForm>
      </td>
    </tr>
  );
});

/** The star, on a phone in the corner of the row. */
function RowStar({ goods }: { goods: Goods }) {
  return (
    <span className={styles.star}>
      <StarButton goods={goods} />
    </span>
  );
}
