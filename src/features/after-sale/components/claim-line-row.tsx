import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import styles from "./claim-line-row.module.css";

type Props = {
  line: ReturnableLine;
  most: number;
  number: number | undefined;
  error: string | undefined;
  onNumber: (number: number | undefined) => void;
};

export function ClaimLineRow({ line, most, number, error, onNumber }: Props) {
  const isOff = most <= 0;
  return (
    <li className={styles.root} data-off={isOff || undefined}>
      <input
        className={styles.checkbox}
        type="checkbox"
        aria-label={`选择 ${line.name}`}
        checked={number !== undefined}
        disabled={isOff}
        onChange={({ target }) => onNumber(target.checked ? most : undefined)}
      />
      <GoodsImage src={line.image} alt="" size={48} />
      <span className={styles.info}>
        <strong className={styles.name}>{line.name}</strong>
        <small className={styles.note}>
          {line.ypgg} · {line.sccj}
        </small>
      </span>
      <span className={styles.price}>
        实付 {formatMoney(line.price)}
        <small className={styles.note}>
          购买 {line.number}
          {line.returned > 0 && `，已退 ${line.returned}`}
        </small>
      </span>
      <span className={styles.number}>
        {isOff ? (
          <small className={styles.note}>{line.reason || "没有可申请的数量"}</small>
        ) : (
          <QuantityStepper
            value={Math.min(number ?? most, most)}
            onChange={onNumber}
            min={1}
            max={most}
            maxReason="limit"
            label={`${line.name} 的申请数量`}
            size="sm"
          />
        )}
        {!isOff && <small className={styles.note}>最多 {most}</small>}
      </span>
      <span role="alert" className={styles.error}>
        {error}
      </span>
    </li>
  );
}
