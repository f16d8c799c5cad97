import type { ReactNode } from "react";
import { formatMoney, type Money } from "#src/shared/lib/money.ts";
import { Button } from "../button/button.tsx";
import { Row, Text } from "../layout/layout.tsx";
import styles from "./choice-bar.module.css";

type Props = {
  label: string;
  /** The number of ticked records and the name of their sum: `已选 3 笔，待还`. */
  chosen: string;
  /** The sum, in 元. */
  amount: Money;
  /** Stands below the sum. */
  notes?: ReactNode;
  onClear: () => void;
  /** Buttons for the ticked records. */
  children: ReactNode;
};

/** A sticky bar below a list: the ticked records with their sum, and the actions for them. */
export function ChoiceBar({ label, chosen, amount, notes, onClear, children }: Props) {
  return (
    <section className={styles.root} data-bottom-bar aria-label={label}>
      <div role="status">
        {chosen}{" "}
        <Text as="b" tone="price" size="lg">
          {formatMoney(amount)}
        </Text>
        {notes}
      </div>
      <Row wrap gap="3">
        <Button size="sm" variant="ghost" onClick={onClear}>
          取消选择
        </Button>
        {children}
      </Row>
    </section>
  );
}
