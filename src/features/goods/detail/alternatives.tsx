import type { Goods } from "#generated/model/index.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { comparablePricesText } from "#src/entities/goods/gram-price.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { GoodsLink } from "../card/goods-link.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { InCart } from "../card/in-cart.tsx";
import { QuickAddButton } from "../card/quick-add-button.tsx";
import { StockMark } from "../card/stock-mark.tsx";
import styles from "./alternatives.module.css";
import detailContentStyles from "./detail-content.module.css";

const SHOWN = 4;
const IMAGE_SIZE = 56;

/** Goods with the same ingredient in a table, to compare manufacturer, price and shelf life at a glance. */
export function Alternatives({ goods }: { goods: readonly Goods[] }) {
  if (goods.length === 0) return null;
  return (
    <div className={styles.root} id="alternatives">
      <Panel title="同成分商品">
        <ul>
          {goods.slice(0, SHOWN).map((each) => (
            <li className={styles.goods} key={each.id}>
              <GoodsLink goods={each} decorative>
                <GoodsImage src={each.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
              </GoodsLink>
              <Box grow narrow>
                <div>
                  <GoodsLink goods={each}>{each.name}</GoodsLink> {each.ypgg}
                </div>
                <div className={detailContentStyles.note}>{each.sccj}</div>
                <div className={detailContentStyles.note}>
                  <ExpiryDate date={each.xq} labeled />
                </div>
              </Box>
              <div className={styles.cost}>
                <GoodsPrice goods={each} quantity={packOf(each)} />
                <span className={detailContentStyles.note}>{comparablePricesText(each, packOf(each))}</span>
                <span>
                  <InCart goods={each} /> <StockMark goods={each} />
                </span>
                <QuickAddButton goods={each} />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
