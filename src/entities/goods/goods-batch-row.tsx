import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { paths } from "#src/shared/paths.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { GoodsTags } from "#src/shared/ui/goods/goods-tags.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { approvalNumber } from "./approval-number.ts";
import { contentPriceText } from "./content-price.ts";
import { ExpiryDate } from "./expiry-date.tsx";
import { buyingObstacle, hiddenPriceReason, noBuyReason } from "./for-sale.ts";
import { isPriceHidden, priceAt } from "./price.ts";
import { packText, quantityRules } from "./quantity-rules.ts";
import { describeStock } from "./stock.ts";
import type { BatchItem, GoodsBatchState } from "./use-goods-batch.ts";
import styles from "./goods-batch-row.module.css";

type Props = {
  item: BatchItem;
  batch: GoodsBatchState;
  noteName: string;
  note: ReactNode;
  actions: ReactNode;
};

/** A row of the list; its columns are those of the list. */
export function GoodsBatchRow({ item, batch, noteName, note, actions }: Props) {
  const { goods } = item;
  const number = batch.numberOf(item);
  const reason = isPriceHidden(goods) ? "" : noBuyReason(goods);
  const isOff = buyingObstacle(goods) !== "";
  const stock = describeStock(goods);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isOff) batch.addOne(item);
  };
  return (
    <div role="row" className={styles.line} data-off={isOff || undefined}>
      <span role="cell" className={styles.tick}>
        <Checkbox
          state={batch.chosen.has(goods.id) ? "all" : "none"}
          label={`选择 ${goods.name}`}
          onChange={(isChosen) => batch.choose([goods.id], isChosen)}
        />
      </span>
      <span role="cell" className={styles.image}>
        <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={56} />
      </span>
      <div role="cell" className={styles.info}>
        <Row as="span" align="baseline" gap="2" narrow>
          <Link to={paths.goods(goods.id)} className={styles.name}>
            {goods.name}
          </Link>
          <GoodsTags tags={goods.tags} />
        </Row>
        <Text block tone="subtle" size="xs" ellipsis>
          {goods.ypgg}，{goods.sccj}
        </Text>
        <Text block tone="subtle" size="xs" ellipsis>
          {approvalNumber(goods)}
        </Text>
      </div>
      <div role="cell" className={styles.note} data-name={noteName}>
        {note}
      </div>
      <div role="cell" className={styles.supply}>
        <ExpiryDate date={goods.xq} labeled />
        <span className={styles.stock} data-level={stock.level}>
          {[stock.text, packText(goods)].filter(Boolean).join("，")}
        </span>
      </div>
      <span role="cell" className={styles.price}>
        <Price value={priceAt(goods, number)} hint={hiddenPriceReason(goods)} size="sm" unit={goods.bzdw} />
        <small className={styles.contentPrice}>{contentPriceText(goods, number)}</small>
      </span>
      <div role="cell" className={styles.buyCell}>
        <form className={styles.buy} onSubmit={add}>
          {isOff ? (
            <Text tone="subtle" size="xs">
              {reason || "--"}
            </Text>
          ) : (
            <>
              <QuantityStepper
                value={number}
                onChange={(next) => batch.setNumber(goods.id, next)}
                {...quantityRules(goods)}
                label={`${goods.name}的数量`}
                size="sm"
              />
              <button
                type="submit"
                className={styles.add}
                aria-label={`把 ${goods.name} 加入购物车`}
                title="加入购物车"
              >
                <ShoppingCart size={16} aria-hidden />
              </button>
            </>
          )}
          <Outcome batch={batch} item={item} />
        </form>
      </div>
      {actions && (
        <span role="cell" className={styles.actions}>
          {actions}
        </span>
      )}
    </div>
  );
}

/** The result of adding the goods, or how many are in the cart anyway. */
function Outcome({ batch, item: { goods } }: Pick<Props, "batch" | "item">) {
  const result = batch.results.get(goods.id);
  if (result && "problem" in result)
    return (
      <span role="status" className={styles.problem}>
        {result.problem}
      </span>
    );
  const inCart = result?.number ?? goods.cart_number ?? 0;
  return inCart > 0 ? (
    <span role="status" className={styles.inCart}>
      {result ? "已加入购物车" : "已加购"} ×{inCart}
    </span>
  ) : null;
}
