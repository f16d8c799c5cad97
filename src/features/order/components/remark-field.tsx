import { createOrderBodyRemarkMax } from "#generated/zod/order/order.zod.ts";
import { useId } from "react";
import styles from "./remark-field.module.css";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";

type Props = { value: string; onChange: (remark: string) => void };

export function RemarkField({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.root}>
      <Textarea
        className={styles.field}
        aria-label="订单备注"
        aria-describedby={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={createOrderBodyRemarkMax}
        rows={2}
        placeholder="对发货、收货的要求，如：周末可收货"
      />
      <div className={styles.count} id={id}>
        {value.length}/{createOrderBodyRemarkMax}
      </div>
    </div>
  );
}
