import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag, InvoiceKind } from "#generated/enums.ts";
import type { InvoiceTitle } from "#generated/model/invoiceTitle.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import styles from "./title-tiles.module.css";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";

type Props = {
  titles: readonly InvoiceTitle[];
  kind: InvoiceKind;
  value: number | undefined;
  onChange: (titleId: number) => void;
};

/** The titles of a kind; without a choice the server uses the first, which is the default. */
export function TitleTiles({ titles, kind, value, onChange }: Props) {
  if (titles.length === 0) {
    return (
      <Text as="div" tone="muted">
        还没有{INVOICE_KINDS[kind]}的抬头，可以现在新增，也可以开票前再补。
      </Text>
    );
  }
  const chosen = titles.some(({ id }) => id === value) ? value : titles[0]?.id;
  return (
    <div className={styles.titles} role="radiogroup" aria-label="发票抬头">
      {titles.map(({ id, title, tax_no, bank, is_default }) => (
        <ChoiceTile key={id} type="radio" name="title" checked={id === chosen} onChange={() => onChange(id)}>
          <Row as="b" align="center" wrap gapX="2" bold>
            {title}
            {is_default === Flag.Yes && <i className={styles.default}>默认</i>}
          </Row>
          <Text as="small" block tone="muted" size="xs" breakable>
            税号 {tax_no}
            {kind === InvoiceKind.Special && `，${bank}`}
          </Text>
        </ChoiceTile>
      ))}
    </div>
  );
}
