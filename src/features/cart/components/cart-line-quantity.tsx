import type { CartLine } from "#generated/model/cartLine.ts";
import { QuantityStepper } from "#src/shared/ui/quantity-stepper.tsx";
import type { CartEdits } from "../hooks/cart-edits.ts";
import { isExcess } from "../lib/excess.ts";
import { maxNumber } from "../lib/line-rules.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";

type Props = { line: CartLine; isLost: boolean; edit: QuantityEdit | undefined; edits: CartEdits };

/** Below this stock the buyer is told how much is left. */
const FEW = 100;

export function CartLineQuantity({ line, isLost, edit, edits }: Props) {
  const { id, goods, number } = line;
  const { max, reason } = maxNumber(line);
  if (isLost) {
    return (
      <div role="cell" data-part="quantity">
        <span>×{number}</span>
      </div>
    );
  }
  return (
    <div role="cell" data-part="quantity">
      <QuantityStepper
        value={number}
        onChange={(value) => edits.setNumber(id, value)}
        multiple={goods.zbz}
        max={max}
        maxReason={reason}
        unit={goods.bzdw}
        label={`${goods.name}的数量`}
        size="sm"
      />
      {edit?.phase === "failed" ? (
        <span data-part="unsaved" role="status">
          未保存
          <button type="button" data-part="text-button" onClick={() => edits.retry(id)}>
            重试
          </button>
          <button type="button" data-part="text-button" onClick={() => edits.drop(id)}>
            还原
          </button>
        </span>
      ) : (
        <small data-excess={isExcess(line) || undefined}>{stockText(line, max, reason)}</small>
      )}
    </div>
  );
}

function stockText({ goods }: CartLine, max: number, reason: "stock" | "limit"): string {
  if (reason === "limit") return `限购 ${max} ${goods.bzdw}`;
  if (max > 0 && max < FEW) return `仅剩 ${max} ${goods.bzdw}`;
  return goods.zbz > 1 ? `中包装 ${goods.zbz} ${goods.bzdw}` : "";
}
