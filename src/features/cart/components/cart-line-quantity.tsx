import { Row } from "#src/shared/ui/layout/layout.tsx";
import type { CartLine } from "#generated/model/cartLine.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { useCartEdits } from "../hooks/cart-edits.ts";
import { isExcess } from "../lib/excess.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import styles from "./cart-line-quantity.module.css";
import { LineButton } from "./line-button.tsx";

type Props = { line: CartLine; isUnavailable: boolean; edit: QuantityEdit | undefined };

export function CartLineQuantity({ line, isUnavailable, edit }: Props) {
  const edits = useCartEdits();
  const { id, goods, number } = line;
  const rules = quantityRules(goods);
  if (isUnavailable) {
    return (
      <div role="cell" className={styles.root}>
        <span>×{number}</span>
      </div>
    );
  }
  return (
    <div role="cell" className={styles.root}>
      <QuantityStepper
        value={edit?.number ?? number}
        onChange={(value) => edits.setNumber(id, value)}
        {...rules}
        label={`${goods.name}的数量`}
        size="sm"
      />
      {edit?.phase === "failed" ? (
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
    </div>
  );
}

function boundText(line: CartLine, rules: ReturnType<typeof quantityRules>): string {
  const { max, maxReason, multiple, unit } = rules;
  if (maxReason === "limit") return `限购 ${max} ${unit}`;
  if (isExcess(line)) return `最多 ${max} ${unit}`;
  return multiple > 1 ? `中包装 ${multiple} ${unit}` : "";
}
