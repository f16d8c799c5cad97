import type { ReactNode } from "react";
import type { Goods } from "#generated/model/index.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { GoodsLink } from "#src/features/goods/card/goods-link.tsx";
import { GoodsPrice } from "#src/features/goods/card/goods-price.tsx";
import { QuickAddButton } from "#src/features/goods/card/quick-add-button.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./goods-short-list.module.css";

const IMAGE_SIZE = 56;

type Props = {
  label: string;
  entries: readonly { goods: Goods; note: ReactNode }[];
};

/** A few familiar goods: name, price, and a button that adds one pack to the cart. */
export function GoodsShortList({ label, entries }: Props) {
  return (
    <ul className={styles.root} aria-label={label}>
      {entries.map(({ goods, note }) => (
        <li key={goods.id}>
          <GoodsLink goods={goods} decorative>
            <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
          </GoodsLink>
          <div className={styles.facts}>
            <GoodsLink goods={goods}>{goods.name}</GoodsLink>
            <small>
              {goods.ypgg}，{goods.sccj}
            </small>
            <small>{note}</small>
          </div>
          <div className={styles.buy}>
            <GoodsPrice goods={goods} quantity={packOf(goods)} />
            <QuickAddButton goods={goods} />
            {!isPriceHidden(goods) && <span className={styles.reason}>{noBuyReason(goods)}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function GoodsShortListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.root}>
      <Skeletons count={rows} height="20" />
    </div>
  );
}
