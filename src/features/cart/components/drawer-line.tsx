import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Trash } from "#generated/icons/trash.ts";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { CartLine } from "#generated/model/cartLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Mark } from "#src/shared/ui/goods/mark.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import { noBuyReason } from "#src/entities/goods/for-sale.ts";
import { lineOffer } from "#src/entities/goods/offer.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { lineMark } from "../lib/line-mark.ts";
import { isUnavailable } from "../lib/line-state.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import styles from "./drawer-line.module.css";

type Props = {
  line: CartLine;
  edit: QuantityEdit | undefined;
  onDelete: (line: CartLine) => void;
};

/** A cart line in the narrow drawer, in plain elements. */
export const DrawerLine = memo(function DrawerLine({ line, edit, onDelete }: Props) {
  const edits = useCartEdits();
  const { id, goods, price, number } = line;
  const isLineUnavailable = isUnavailable(line);
  const mark = lineMark(line);
  return (
    <>
      <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={56} />
      <div className={styles.info} data-unavailable={isLineUnavailable || undefined}>
        <Row align="baseline" gap="1" narrow>
          {mark && <Mark {...mark} />}
          <Link to={paths.goods(goods.id, lineOffer(line))} className={styles.name} title={goods.name}>
            {goods.name}
          </Link>
        </Row>
        <Text tone="subtle" size="xs" ellipsis>
          {goods.ypgg}
        </Text>
        <Row wrap align="center" gapX="1" mt="1" tone="subtle">
          <span className={styles.price}>{formatMoney(price)}</span>
          <span className={styles.times} aria-hidden>
            ×
          </span>
          {isLineUnavailable ? (
            <span>{number}</span>
          ) : (
            <QuantityStepper
              value={edit?.number ?? number}
              onChange={(value) => edits.setNumber(id, value)}
              {...quantityRules(goods)}
              label={`购物车中${goods.name}的数量`}
              size="sm"
            />
          )}
        </Row>
        {isLineUnavailable && <span className={styles.problem}>{noBuyReason(goods)}</span>}
        {edit?.phase === "failed" && (
          <span className={styles.problem} role="status">
            数量未保存
            <button type="button" onClick={() => edits.retry(id)}>
              重试
            </button>
            <button type="button" onClick={() => edits.drop(id)}>
              还原
            </button>
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.delete}
        aria-label={`从购物车删除 ${goods.name}`}
        onClick={() => onDelete(line)}
      >
        <Trash size={15} aria-hidden />
      </button>
    </>
  );
});
