import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { claimedText } from "../lib/claimed-text.ts";
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
      <GoodsImage src={line.image} alt="" size={48} />
      <span className={styles.info}>
        <strong className={styles.name}>{line.name}</strong>
        <small className={styles.note}>
          {line.ypgg} · {line.sccj}
        </small>
      </span>
      <span className={styles.price}>
        实付 {formatMoney(line.price)}
        <small className={styles.note}>{claimedText(line)}</small>
      </span>
      <span className={styles.number}>
        {isOff ? (
          <small className={styles.note}>{line.reason || "没有可申请的数量"}</small>
        ) : (
          <>
            <QuantityStepper
              value={Math.min(number ?? 0, most)}
              onChange={(next) => onNumber(next > 0 ? next : undefined)}
              min={0}
              max={most}
              maxReason="claim"
              label={`${line.name} 的申请数量`}
              size="sm"
            />
            <small className={styles.note}>
              最多 {most}{" "}
              <TextButton
                type="button"
                aria-label={number === most ? `${line.name} 清除申请` : `${line.name} 全部申请`}
                onClick={() => onNumber(number === most ? undefined : most)}
              >
                {number === most ? "清除" : "全部"}
              </TextButton>
            </small>
          </>
        )}
      </span>
      <span role="alert" className={styles.error}>
        {error}
      </span>
    </li>
  );
}
