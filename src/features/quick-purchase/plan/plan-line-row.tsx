import { memo } from "react";
import { X } from "#generated/icons/x.ts";
import { MarginNote } from "#src/entities/goods/margin-note.tsx";
import { priceAt } from "#src/entities/goods/price.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { amountOf } from "./line-amount.ts";
import { PlanLineGoods } from "./plan-line-goods.tsx";
import { bucketOf, type PlanLine } from "./plan.ts";
import type { PlanEdits } from "./use-plan.ts";
import styles from "./plan-line-row.module.css";

type Props = { line: PlanLine; rowIndex: number; same: string; edits: PlanEdits };

/** A plan line. It uses plain elements, because a plan can have thousands of lines. */
export const PlanLineRow = memo(function PlanLineRow({ line, rowIndex, same, edits }: Props) {
  const { key, row, text, requested, unit, readNote, goods, number, added } = line;
  const bucket = bucketOf(line);
  const price = goods && bucket !== "blocked" ? priceAt(goods, number) : null;
  const isPriced = price !== null && goods !== undefined;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.root} data-bucket={bucket}>
      <span role="cell" className={styles.number}>
        {row > 0 ? row : "录入"}
      </span>
      <span role="cell" className={styles.text} title={text}>
        {text}
        <small>{requested === undefined ? "没写数量" : `要 ${requested}${unit && ` ${unit}`}`}</small>
        {readNote && (
          <small className={styles.note} title={readNote}>
            {readNote}
          </small>
        )}
      </span>
      <div role="cell" className={styles.goods}>
        <PlanLineGoods line={line} same={same} edits={edits} />
      </div>
      <span role="cell" className={styles.price}>
        {isPriced ? (
          <>
            {formatMoney(price)}
            <small>/{goods.bzdw}</small>
            <MarginNote goods={goods} price={price} short />
          </>
        ) : (
          "--"
        )}
      </span>
      <span role="cell" className={styles.quantity}>
        {(bucket === "ready" || bucket === "blank") && goods ? (
          <QuantityStepper
            value={number}
            onChange={(next) => edits.setNumber(key, next)}
            {...quantityRules(goods)}
            label={`${goods.name}的数量`}
            size="sm"
          />
        ) : bucket === "added" ? (
          `车内共 ${added}`
        ) : (
          "--"
        )}
      </span>
      <span role="cell" className={styles.amount}>
        {isPriced && bucket === "ready" ? formatMoney(amountOf([line])) : "--"}
      </span>
      <span role="cell" className={styles.actions}>
        {bucket !== "added" && (
          <button type="button" aria-label={`移除 ${text}`} title="移除" onClick={() => edits.remove(key)}>
            <X size={16} aria-hidden />
          </button>
        )}
      </span>
    </div>
  );
});
