import { memo, Suspense, useState } from "react";
import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { describeStock } from "#src/entities/goods/stock.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { PopoverButton } from "#src/shared/ui/overlay/popover-button.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { useCartEdits, useCartLine } from "../hooks/cart-store.ts";
import { useDeleteLines } from "../hooks/use-delete-lines.ts";
import { lineAmount } from "../lib/cart-totals.ts";
import { isExcess } from "../lib/excess.ts";
import { CartLineInfo } from "./cart-line-info.tsx";
import { CartMargin } from "./lazy-cart-margin.tsx";
import { LineButton } from "./line-button.tsx";
import styles from "./cart-line-row.module.css";

const LinePrice = lazyPart(async () => (await import("./line-price.tsx")).LinePrice);
const Substitutes = lazyPart(async () => (await import("./substitutes.tsx")).Substitutes, PartMissing);

type Props = {
  id: number;
  rowIndex: number;
  /** Set for a line that 找商品 has found; `current` for the one that the buyer has reached. */
  mark: "found" | "current" | undefined;
};

/** A cart line in plain elements. */
export const CartLineRow = memo(function CartLineRow({ id, rowIndex, mark }: Props) {
  const edits = useCartEdits();
  const { deleteLines } = useDeleteLines();
  const [isChoosing, setChoosing] = useState(false);
  const current = useCartLine(id);
  if (!current) return null;
  const { line, number, state, isUnsaved } = current;
  const isUnavailable = state === "unavailable";
  const isSelected = state === "selected";
  const { goods, price, raw_price } = line;
  const stock = describeStock(goods);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={styles.root}
      data-line={id}
      data-selected={isSelected || undefined}
      data-unavailable={isUnavailable || undefined}
      data-found={mark}
    >
      <div role="cell" className={styles.tick}>
        <Checkbox
          state={isSelected ? "all" : "none"}
          label={`选择 ${goods.name}`}
          disabled={isUnavailable}
          onChange={(selected) => edits.select([id], selected ? Flag.Yes : Flag.No)}
        />
      </div>
      <div role="cell" className={styles.image}>
        <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={48} />
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
        <span className={styles.below}>
          {raw_price > price && (
            <s aria-label={`供货价 ${formatMoney(raw_price)}`}>{formatMoney(raw_price)}</s>
          )}
          <CartMargin line={line} />
        </span>
      </div>
      <div role="cell" className={styles.quantity}>
        {isUnavailable ? (
          <span>×{number}</span>
        ) : (
          <Quantity line={line} number={number} isUnsaved={isUnsaved} />
        )}
      </div>
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
        <LineButton data-delete aria-label={`删除 ${goods.name}`} onClick={() => void deleteLines([line])}>
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

type QuantityProps = { line: CartLine; number: number; isUnsaved: boolean };

function Quantity({ line, number, isUnsaved }: QuantityProps) {
  const edits = useCartEdits();
  const { id, goods } = line;
  const rules = quantityRules(goods);
  return (
    <>
      <QuantityStepper
        value={number}
        onChange={(value) => edits.setNumber(id, value)}
        {...rules}
        label={`${goods.name}的数量`}
        size="sm"
      />
      {isUnsaved ? (
        <Row as="span" align="center" gap="1" tone="error" size="xs" role="status">
          未保存
          <LineButton className={styles.remedy} onClick={() => edits.retry(id)}>
            重试
          </LineButton>
          <LineButton className={styles.remedy} onClick={() => edits.drop(id)}>
            还原
          </LineButton>
        </Row>
      ) : (
        <small className={styles.bound} data-excess={isExcess(line) || undefined}>
          {boundText(line, rules)}
        </small>
      )}
    </>
  );
}

function boundText(line: CartLine, rules: ReturnType<typeof quantityRules>): string {
  const { max, maxReason, multiple, unit } = rules;
  if (maxReason === "limit") return `限购 ${max} ${unit}`;
  if (isExcess(line)) return `最多 ${max} ${unit}`;
  return multiple > 1 ? `中包装 ${multiple} ${unit}` : "";
}
