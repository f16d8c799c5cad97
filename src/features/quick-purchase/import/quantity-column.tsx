import { Text } from "#src/shared/ui/layout/layout.tsx";
import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import choices from "./choice-cards.module.css";
import styles from "./quantity-column.module.css";

type Candidate = { index: number; head: string; rows: readonly { name: string; cell: string }[] };

type Props = { candidates: readonly Candidate[]; onChoose: (index: number) => void; onNone: () => void };

/** Asks which column is the quantity to buy, where more than one could be: none is taken unasked. */
export function QuantityColumn({ candidates, onChoose, onNone }: Props) {
  return (
    <fieldset className={styles.root}>
      <Text as="legend" px="1" bold>
        {candidates.length > 1
          ? `有 ${candidates.length} 列都可能是采购数量，请选择这次要采购的一列`
          : "这一列是这次要采购的数量吗？"}
      </Text>
      <div className={choices.cards}>
        {candidates.map(({ index, head, rows }) => (
          <button
            key={index}
            type="button"
            className={clsx(choices.card, styles.candidate)}
            onClick={() => onChoose(index)}
          >
            <b>{head}</b>
            {rows.map(({ name, cell }, at) => (
              <span key={at} className={styles.row}>
                <span>{name}</span>
                <span>{cell || "空"}</span>
              </span>
            ))}
          </button>
        ))}
      </div>
      <Button size="sm" variant="outline" onClick={onNone}>
        都不是，逐行填写
      </Button>
    </fieldset>
  );
}
