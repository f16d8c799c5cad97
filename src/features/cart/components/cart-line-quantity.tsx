import type { CartLine } from "#generated/model/cartLine.ts";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import type { CartEdits } from "../hooks/cart-edits.ts";
import { isExcess } from "../lib/excess.ts";
import { maxNumber } from "../lib/line-rules.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import styles from "./cart-line-quantity.module.css";
import cartLinesStyles from "./cart-lines.module.css";

type Props = { line: CartLine; isUnavailable: boolean; edit: QuantityEdit | undefined; edits: CartEdits };

export function CartLineQuantity({ line, isUnavailable, edit, edits }: Props) {
  const { id, goods, number } = line;
  const { max, reason } = maxNumber(line);
  if (isUnavailable) {
    return (
      <div role="cell" className={styles.quantity}>
        <span>×{number}</span>
      </div>
    );
  }
  return (
    <div role="cell" className={styles.quantity}>
      <QuantityStepper
        value={edit?.number ?? number}
        onChange={(value) => edits.setNumber(id, value)}
        multiple={goods.zbz}
        max={max}
        maxReason={reason}
        unit={goods.bzdw}
        label={`${goods.name}的数量`}
        size="sm"
      />
      {edit?.phase === "failed" ? (
        <span className={styles.unsaved} role="status">
          未保存
          <button type="button" className={cartLinesStyles.textButton} onClick={() => edits.retry(id)}>
            重试
          </button>
          <button type="button" className={cartLinesStyles.textButton} onClick={() => edits.drop(id)}>
            还原
          </button>
        </span>
      ) : (
        <small data-excess={isExcess(line) || undefined}>{boundText(line, max, reason)}</small>
      )}
    </div>
  );
}

function boundText(line: CartLine, max: number, reason: "stock" | "limit"): string {
  const { zbz, bzdw } = line.goods;
  if (reason === "limit") return `限购 ${max} ${bzdw}`;
  if (isExcess(line)) return `最多 ${max} ${bzdw}`;
  return zbz > 1 ? `中包装 ${zbz} ${bzdw}` : "";
}
