import { useState } from "react";
import type { DossierLine } from "#generated/model/dossierLine.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import type { Found } from "../lib/receipt.ts";
import styles from "./receipt-row.module.css";

type Props = { line: DossierLine; found: Found | undefined; onFound: (found: Found | undefined) => void };

const ALL_THERE: Found = { missing: 0, damaged: 0 };

/** One batch of what arrived: checked, or with what is missing or broken. */
export function ReceiptRow({ line, found, onFound }: Props) {
  const { missing, damaged } = found ?? ALL_THERE;
  const [isOpen, setOpen] = useState(missing + damaged > 0);
  const name = `${line.name} 批号 ${line.batch_no}`;
  return (
    <li className={styles.root}>
      <Checkbox
        state={found ? "all" : "none"}
        label={`已核对 ${name}`}
        onChange={(checked) => onFound(checked ? ALL_THERE : undefined)}
      />
      <span className={styles.info}>
        <strong>{line.name}</strong>
        <small>
          {line.ypgg} · {line.sccj}
        </small>
        <small>
          <span className={styles.fact}>批号 {line.batch_no}</span>{" "}
          <span className={styles.fact}>效期至 {line.expires_at}</span>
        </small>
      </span>
      <span className={styles.number}>
        应收 {line.number} {line.bzdw}
      </span>
      {isOpen ? (
        <span className={styles.problems}>
          <span className={styles.problem}>
            少货
            <QuantityStepper
              label={`${name} 少货数量`}
              value={missing}
              min={0}
              max={line.number - damaged}
              maxReason="claim"
              size="sm"
              disabled={damaged >= line.number}
              onChange={(number) => onFound({ missing: number, damaged })}
            />
          </span>
          <span className={styles.problem}>
            破损
            <QuantityStepper
              label={`${name} 破损数量`}
              value={damaged}
              min={0}
              max={line.number - missing}
              maxReason="claim"
              size="sm"
              disabled={missing >= line.number}
              onChange={(number) => onFound({ missing, damaged: number })}
            />
          </span>
        </span>
      ) : (
        <TextButton
          type="button"
          className={styles.open}
          aria-label={`${name} 少货 / 破损`}
          onClick={() => setOpen(true)}
        >
          少货 / 破损
        </TextButton>
      )}
    </li>
  );
}
