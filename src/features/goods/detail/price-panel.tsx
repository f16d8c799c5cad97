import type { Goods } from "#generated/model/index.ts";
import { comparablePricesText } from "#src/entities/goods/gram-price.ts";
import { MarginNote } from "#src/entities/goods/margin-note.tsx";
import { lineNumber, priceAt, priceTiers } from "#src/entities/goods/price.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Row, Stack } from "#src/shared/ui/layout/layout.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { QuantityHints } from "../card/price-tiers.tsx";
import { PRICE_HISTORY } from "./lazy-price-history.tsx";
import detailContentStyles from "./detail-content.module.css";
import styles from "./price-panel.module.css";

type Props = { goods: Goods; quantity: number };

/**
 * The price that the chosen quantity leads to together with what is in the cart, the price tiers with the current one
 * highlighted, and the benefit of more units.
 */
export function PricePanel({ goods, quantity }: Props) {
  const all = lineNumber(goods, quantity);
  const cartNumber = lineNumber(goods, 0);
  const tiers = priceTiers(goods, all);
  return (
    <Stack as="section" gap="2" p="3" bg="subtle" round="md" aria-label="价格">
      <div className={styles.unitPrice}>
        <GoodsPrice goods={goods} quantity={quantity} size="lg" />
        <span className={detailContentStyles.note}>{comparablePricesText(goods, all)}</span>
        <BasePrice goods={goods} quantity={quantity} />
        <MarginNote goods={goods} price={priceAt(goods, all)} />
        <QuantityHints goods={goods} quantity={quantity} />
        {goods.price !== null && (
          <a className={styles.history} href={`#${PRICE_HISTORY}`}>
            降价提醒
          </a>
        )}
      </div>
      {tiers.length > 0 && (
        <Row as="ul" wrap gap="2" aria-label="阶梯价">
          {tiers.map(({ range, price, reached, current }) => (
            <li className={styles.tier} key={range} aria-current={current || undefined}>
              <span>
                {range}
                {reached && (
                  <span role="img" aria-label="已达到">
                    {" "}
                    ✓
                  </span>
                )}
              </span>
              <strong>{formatMoney(price)}</strong>
            </li>
          ))}
        </Row>
      )}
      {cartNumber > 0 && tiers.length > 0 && (
        <p className={detailContentStyles.note}>
          加上购物车中已有的 {formatCount(cartNumber)} {goods.bzdw}，共 {formatCount(all)} {goods.bzdw}
          ，每{goods.bzdw}按 {formatMoney(priceAt(goods, all))} 计价。
        </p>
      )}
    </Stack>
  );
}

/** The price without the offer, if it is higher. */
function BasePrice({ goods, quantity }: Props) {
  const price = priceAt(goods, lineNumber(goods, quantity));
  if (price === null || goods.base_price === null || goods.base_price <= price) return null;
  return (
    <span className={detailContentStyles.note}>
      供货价 <s>{formatMoney(goods.base_price)}</s>
    </span>
  );
}
