import { type FormEvent, useState } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Input } from "#src/shared/ui/field/text-input.tsx";
import { ScanButton } from "#src/shared/ui/scan/scan-button.tsx";
import styles from "./receipt-list.module.css";

type Props = {
  /** Says what came of it. */
  onBarcode: (barcode: string) => string;
};

/** Checks batches by barcode: with a scanner that types, or with the camera of a phone. */
export function ReceiptScan({ onBarcode }: Props) {
  const [typed, setTyped] = useState("");
  const [outcome, setOutcome] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    setOutcome(onBarcode(typed.trim()));
    setTyped("");
  };
  return (
    <form className={styles.scan} onSubmit={submit}>
      <Input
        className={styles.barcode}
        aria-label="扫码核对"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="扫商品条码，逐批核对"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ScanButton onFound={(barcode) => setOutcome(onBarcode(barcode))} />
      <Button type="submit" size="sm" variant="outline">
        核对
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </form>
  );
}
