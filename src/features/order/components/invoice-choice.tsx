import { chakra } from "@chakra-ui/react";
import type { InvoiceKind } from "#generated/model/invoiceKind.ts";
import { invoiceNames } from "../lib/order-status.ts";

const KINDS: readonly InvoiceKind[] = [1, 2];

type Props = { value: InvoiceKind; onChange: (kind: InvoiceKind) => void };

export function InvoiceChoice({ value, onChange }: Props) {
  return (
    <chakra.div css={styles} role="radiogroup" aria-label="发票类型">
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="radio" name="invoice" checked={kind === value} onChange={() => onChange(kind)} />
          {invoiceNames[kind]}
        </label>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "6",
  "& label": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "8", cursor: "pointer" },
  "& input": { boxSize: "4", accentColor: "{colors.brand.solid}" },
} as const;
