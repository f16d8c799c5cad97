import { Flag } from "#generated/enums.ts";
import type { Combination } from "#generated/model/index.ts";
import { priceAt } from "#src/entities/goods/price.ts";
import { timesMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { GoodsLink } from "../card/goods-link.tsx";
import combinationCardStyles from "./combination-card.module.css";
import styles from "./combination-items.module.css";

const IMAGE_SIZE = 56;

/** The items of a set, with what that many cost on their own; it adds up to the set's raw price. */
export function CombinationItems({ items }: Pick<Combination, "items">) {
  return (
    <ul className={styles.root}>
      {items.map(({ goods, number, is_gift }) => {
        const price = is_gift === Flag.Yes ? null : priceAt(goods, number);
        return (
          <li className={styles.item} key={`${goods.id}-${is_gift}`}>
            <GoodsLink goods={goods} decorative>
              <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
            </GoodsLink>
            <div>
              <GoodsLink goods={goods}>{goods.name}</GoodsLink>
              <Text as="div" tone="muted" size="xs" ellipsis>
                {goods.ypgg}
              </Text>
              <Text as="div" tone="muted" size="xs" ellipsis>
                {goods.sccj}
              </Text>
            </div>
            <div className={styles.count}>
              <b>
                ×{number} {goods.bzdw}
              </b>
              {is_gift === Flag.Yes ? (
                <span className={styles.gift}>赠品</span>
              ) : (
                price !== null && (
                  <span className={combinationCardStyles.note}>
                    单买 {formatMoney(timesMoney(price, number))}
                  </span>
                )
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
