import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isOfInputMethod } from "#api-spec/page-kit/parts/input-method.ts";
import type { Goods } from "#generated/model/index.ts";
import { contentPriceText } from "#src/entities/goods/content-price.ts";
import { ExpiryDate } from "#src/entities/goods/expiry-date.tsx";
import { LastBought } from "#src/entities/goods/last-bought.tsx";
import { offerOf } from "#src/entities/goods/offer.ts";
import { lineNumber } from "#src/entities/goods/price.ts";
import { packOf, packText } from "#src/entities/goods/quantity-rules.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { InCart } from "../card/in-cart.tsx";
import { StockMark } from "../card/stock-mark.tsx";
import { useAddToCart } from "../card/use-add-to-cart.ts";
import styles from "./quick-quantity.module.css";

type Props = { goods: Goods; onLeave: (isAdded: boolean) => void };

/** Asks how many of the chosen goods: as many as the last time, or a middle pack. Enter adds, Escape goes back. */
export function QuickQuantity({ goods, onLeave }: Props) {
  const rules = quantityRules(goods);
  const [quantity, setQuantity] = useState(
    () => correctQuantity(goods.last_number || packOf(goods), rules).value,
  );
  const form = useRef<HTMLFormElement>(null);
  const add = useAddToCart();
  // Before the next key, which is typed into the quantity.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLInputElement>("[role=spinbutton]")?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(goods, quantity, () => onLeave(true));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isOfInputMethod(event.nativeEvent)) onLeave(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works from each of its fields.
    <form
      className={styles.root}
      ref={form}
      aria-label={`${goods.name}的采购数量`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className={styles.goods}>
        <div>
          <Link to={paths.goods(goods.id, offerOf(goods))} className={styles.name}>
            {goods.name}
          </Link>{" "}
          {goods.ypgg}
        </div>
        <div className={styles.facts}>
          <span>{goods.sccj}</span>
          {goods.zbz !== undefined && <span>{packText(goods)}</span>}
          <ExpiryDate date={goods.xq} labeled />
          <StockMark goods={goods} />
        </div>
        <div className={styles.facts}>
          <LastBought goods={goods} />
          {(goods.last_number ?? 0) > 0 && (
            <span>
              上次 {goods.last_number} {goods.bzdw}
            </span>
          )}
          <InCart goods={goods} />
        </div>
      </div>
      <div className={styles.price}>
        <GoodsPrice goods={goods} quantity={quantity} />
        <small>{contentPriceText(goods, lineNumber(goods, quantity))}</small>
      </div>
      <div className={styles.buy}>
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          {...rules}
          label={`${goods.name}的数量`}
          onEnterCorrected={(message) => toast({ status: "warning", message: `${goods.name}：${message}` })}
        />
        <Button type="submit">加入购物车</Button>
      </div>
      <p className={styles.keys}>回车加入购物车，接着搜下一个；↑ ↓ 增减，Esc 返回建议</p>
    </form>
  );
}
