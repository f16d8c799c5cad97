import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { useState } from "react";
import type { DossierLine } from "#generated/model/dossierLine.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import type { Found } from "../lib/receipt.ts";
import styles from "./receipt-row.module.css";

type Props = { line: DossierLine; found: Found | undefined; onFound: (found: Found | undefined) => void };

const ALL_THERE: Found = { missing: 0, damaged: 0 };
/** The possible problems of a batch; missing units cannot be damaged as well. */
const PROBLEMS = [
  ["missing", "damaged", "少货"],
  ["damaged", "missing", "破损"],
] as const;

/** One batch of what arrived: checked, or with what is missing or broken. */
export function ReceiptRow({ line, found, onFound }: Props) {
  const shown = found ?? ALL_THERE;
  const [isOpen, setOpen] = useState(shown.missing + shown.damaged > 0);
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
      <Text textAlign="end">
        应收 {line.number} {line.bzdw}
      </Text>
      {isOpen ? (
        <span className={styles.problems}>
          {PROBLEMS.map(([kind, other, word]) => (
            <Row as="span" align="center" gap="2" key={kind}>
              {word}
              <QuantityStepper
                label={`${name} ${word}数量`}
                value={shown[kind]}
                min={0}
                max={line.number - shown[other]}
                maxReason="claim"
                size="sm"
                disabled={shown[other] >= line.number}
                onChange={(number) => onFound({ ...shown, [kind]: number })}
              />
            </Row>
          ))}
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
