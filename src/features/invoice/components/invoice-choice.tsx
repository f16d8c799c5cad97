import { useEffect, useState } from "react";
import { InvoiceKind, Flag } from "#generated/enums.ts";
import { useListInvoiceTitles } from "#generated/hooks/invoice/invoice.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { InvoiceTitle } from "#generated/model/index.ts";
import { inlineIf, isOutage } from "#src/shared/api/error-kinds.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceTile } from "#src/shared/ui/field/choice-tile.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Stack, Text, Row, Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useRegisteredTitle } from "../hooks/use-registered-title.ts";
import { titleDraft } from "../lib/title-values.ts";
import styles from "./invoice-choice.module.css";

const TitleForm = lazyForm(async () => (await import("./title-form.tsx")).TitleForm);

const KINDS: readonly InvoiceKind[] = [InvoiceKind.Ordinary, InvoiceKind.Special];

type Props = {
  kind: InvoiceKind;
  titleId: number | undefined;
  onChange: (choice: { invoiceKind: InvoiceKind; titleId: number | undefined }) => void;
  /** Why the title cannot be used. */
  problem: string | undefined;
  /** Called when editing a title starts or ends: until saved it is not the chosen title. */
  onEditing: (isEditing: boolean) => void;
};

/** The kind of invoice and its title (发票抬头); a new title can be created in place. */
export function InvoiceChoice({ kind, titleId, onChange, problem, onEditing }: Props) {
  const [isAdding, setIsAdding] = useState(() => titleDraft(kind).read() !== undefined);
  const opener = useOpener(isAdding);
  useEffect(() => onEditing(isAdding), [isAdding, onEditing]);
  const query = useListInvoiceTitles({
    query: { select: (response) => response.data, meta: { errors: inlineIf(isOutage) } },
  });
  const registered = useRegisteredTitle({
    kind,
    enabled: query.data?.every((title) => title.kind !== kind) ?? false,
    onSaved: (id) => onChange({ invoiceKind: kind, titleId: id }),
  });
  return (
    <Stack gap="3">
      <div className={styles.kinds} role="radiogroup" aria-label="发票类型">
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="invoice"
              checked={one === kind}
              onChange={() => {
                setIsAdding(false);
                onChange({ invoiceKind: one, titleId: undefined });
              }}
            />
            {INVOICE_KINDS[one]}
          </label>
        ))}
        <button ref={opener} type="button" aria-expanded={isAdding} onClick={() => setIsAdding(true)}>
          <Plus size={14} aria-hidden />
          新增抬头
        </button>
      </div>
      <Loaded query={query} what="发票抬头" as="line" skeleton="16">
        {(titles) => (
          <TitleTiles
            titles={titles.filter((title) => title.kind === kind)}
            kind={kind}
            value={titleId}
            onChange={(id) => onChange({ invoiceKind: kind, titleId: id })}
          />
        )}
      </Loaded>
      {registered && !isAdding && (
        <Row wrap align="center" gapX="3" gapY="2">
          <Text breakable>
            注册资料：{registered.start.title}
            {registered.start.tax_no && `，税号 ${registered.start.tax_no}`}
          </Text>
          <Button
            size="sm"
            variant="outline"
            loading={registered.isBusy}
            loadingText="正在保存"
            onClick={registered.save ?? (() => setIsAdding(true))}
          >
            用作发票抬头
          </Button>
        </Row>
      )}
      {problem && (
        <Text as="p" tone="error" size="xs" role="alert">
          {problem}
        </Text>
      )}
      {isAdding && (
        <TitleForm
          key={kind}
          kind={kind}
          start={registered?.start}
          onSaved={(id) => {
            setIsAdding(false);
            onChange({ invoiceKind: kind, titleId: id });
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
    </Stack>
  );
}

type TitleTilesProps = {
  titles: readonly InvoiceTitle[];
  kind: InvoiceKind;
  value: number | undefined;
  onChange: (titleId: number) => void;
};

/** The titles of a kind; without a choice the server uses the first, which is the default. */
function TitleTiles({ titles, kind, value, onChange }: TitleTilesProps) {
  if (titles.length === 0) {
    return (
      <Text as="div" tone="muted">
        还没有{INVOICE_KINDS[kind]}的抬头，可以现在新增，也可以开票前再补。
      </Text>
    );
  }
  const chosen = titles.some(({ id }) => id === value) ? value : titles[0]?.id;
  return (
    <Box columns="2" gap="3" role="radiogroup" aria-label="发票抬头">
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
    </Box>
  );
}
