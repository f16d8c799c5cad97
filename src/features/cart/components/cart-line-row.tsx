import { Flag } from "#generated/enums.ts";
import { memo, Suspense, useState } from "react";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { describeStock } from "#src/entities/goods/stock.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import { lineAmount } from "../lib/line-amount.ts";
import type { LineState } from "../lib/line-state.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { CartLineInfo } from "./cart-line-info.tsx";
import { CartLineQuantity } from "./cart-line-quantity.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { PopoverButton } from "#src/shared/ui/overlay/popover-button.tsx";
import styles from "./cart-line-row.module.css";
import { LineButton } from "./line-button.tsx";

const LinePrice = lazyPart(async () => (await import("./line-price.tsx")).LinePrice);
const Substitutes = lazyPart(async () => (await import("./substitutes.tsx")).Substitutes, PartMissing);

type Props = {
  line: CartLine;
  state: LineState;
  rowIndex: number;
  edit: QuantityEdit | undefined;
  /** Set for a line that 找商品 has found; `current` for the one that the buyer has reached. */
  mark?: "found" | "current" | undefined;
  onDelete: (line: CartLine) => void;
};

/** A cart line in plain elements. */
export const CartLineRow = memo(function CartLineRow(props: Props) {
  const { line, state, rowIndex, edit, mark, onDelete } = props;
  const edits = useCartEdits();
  const [isChoosing, setChoosing] = useState(false);
  const isUnavailable = state === "unavailable";
  const isSelected = state === "selected";
  const { goods, price, raw_price } = line;
  const stock = describeStock(goods);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={styles.root}
      data-line={line.id}
      data-selected={isSelected || undefined}
      data-unavailable={isUnavailable || undefined}
      data-found={mark}
    >
      <div role="cell" className={styles.tick}>
        <Checkbox
          state={isSelected ? "all" : "none"}
          label={`选择 ${goods.name}`}
          disabled={isUnavailable}
          onChange={(selected) => edits.select([line.id], selected ? Flag.Yes : Flag.No)}
        />
      </div>
      <div role="cell" className={styles.image}>
        <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={56} />
      </div>
      <CartLineInfo
        line={line}
        isUnavailable={isUnavailable}
        isChoosing={isChoosing}
        onChoose={setChoosing}
      />
      <div role="cell" className={styles.supply}>
        <span>
          <span className={styles.until}>效期至 </span>
          {goods.xq || "--"}
        </span>
        <span data-few={stock.level === "few" || undefined}>{stock.text}</span>
      </div>
      <div role="cell" className={styles.price}>
        <span className={styles.money}>
          {formatMoney(price)}
          <small>/{goods.bzdw}</small>
        </span>
        {raw_price > price && <s aria-label={`供货价 ${formatMoney(raw_price)}`}>{formatMoney(raw_price)}</s>}
      </div>
      <CartLineQuantity line={line} isUnavailable={isUnavailable} edit={edit} />
      <div role="cell" className={styles.amount}>
        {isUnavailable ? (
          <span className={styles.money}>--</span>
        ) : (
          <PopoverButton
            text={formatMoney(lineAmount(line))}
            className={styles.money}
            label={`${goods.name} 价格明细`}
            content={
              <Suspense fallback={<p role="status">正在加载价格明细</p>}>
                <LinePrice line={line} />
              </Suspense>
            }
          />
        )}
        {line.goods_manjian_amount > 0 && <small>已减 {formatMoney(line.goods_manjian_amount)}</small>}
      </div>
      <div role="cell" className={styles.actions}>
        <StarButton goods={goods} />
        <LineButton data-delete aria-label={`删除 ${goods.name}`} onClick={() => onDelete(line)}>
          删除
        </LineButton>
      </div>
      {isUnavailable && isChoosing && (
        <div role="cell" className={styles.substitutes}>
          <Suspense>
            <Substitutes line={line} />
          </Suspense>
        </div>
      )}
    </div>
  );
});
