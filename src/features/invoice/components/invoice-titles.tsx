import { useState } from "react";
import { InvoiceKind } from "#generated/enums.ts";
import { useDeleteInvoiceTitle, useListInvoiceTitles } from "#generated/hooks/invoice/invoice.ts";
import { FileText } from "#generated/icons/file-text.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { InvoiceTitle } from "#generated/model/index.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Stack } from "#src/shared/ui/layout/layout.tsx";
import { RecordTable } from "#src/shared/ui/records/record-table.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { titleDraft } from "../lib/title-values.ts";
import { titleColumns } from "./title-columns.tsx";

const TitleForm = lazyForm(async () => (await import("./title-form.tsx")).TitleForm);

/** The title being created or edited. */
type Editing = { kind: InvoiceKind; title?: InvoiceTitle };

const KINDS: readonly InvoiceKind[] = [InvoiceKind.Ordinary, InvoiceKind.Special];

/** The invoice titles (发票抬头): create, edit, delete. */
export function InvoiceTitles() {
  const query = useListInvoiceTitles({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { mutateAsync } = useDeleteInvoiceTitle();
  const [chosen, setChosen] = useState<Editing | "none">();
  const once = useSingleFlight();
  const editing = chosen === "none" ? undefined : (chosen ?? restoredEdit(query.data));
  const close = () => setChosen("none");

  async function remove({ id, title, kind }: InvoiceTitle): Promise<void> {
    const message = `确定删除“${title}”（${INVOICE_KINDS[kind]}）吗？已开的发票不受影响。`;
    if (!(await confirm({ title: "删除抬头", message, confirmLabel: "删除" }))) return;
    await mutateAsync({ id });
    titleDraft(kind, id).forget();
    close();
    toast({ status: "success", message: "抬头已删除" });
  }

  return (
    <Panel title="发票抬头" hint="下单时选用，默认抬头排在最前">
      <Stack gap="3">
        <Row gap="3" wrap>
          {KINDS.map((kind) => (
            <AddButton
              key={kind}
              kind={kind}
              isOpen={editing?.kind === kind && !editing.title}
              onAdd={() => setChosen({ kind })}
            />
          ))}
        </Row>
        {editing && (
          <TitleForm
            key={`${editing.kind}-${editing.title?.id}`}
            {...editing}
            takesFocus
            submitLabel="保存"
            onSaved={() => {
              close();
              toast({ status: "success", message: "抬头已保存" });
            }}
            onCancel={close}
          />
        )}
        <Loaded
          query={query}
          what="发票抬头"
          skeleton={<RecordsSkeleton />}
          empty={
            !editing && (
              <EmptyState
                icon={<FileText size={26} strokeWidth={1.5} />}
                title="还没有发票抬头"
                hint="添加后下单时可以直接选用，税号请与营业执照一致。"
              />
            )
          }
        >
          {(titles) => (
            <div>
              <RecordTable
                label="发票抬头"
                columns={titleColumns({
                  edited: editing?.title,
                  onEdit: (title) => setChosen({ kind: title.kind, title }),
                  onRemove: (title) => once(() => remove(title)),
                })}
                rows={titles}
                keyOf={({ id }) => id}
              />
            </div>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

/** The edit that was interrupted without saving, such as by an expired session. */
function restoredEdit(titles: readonly InvoiceTitle[] | undefined): Editing | undefined {
  if (!titles) return undefined;
  const kind = KINDS.find((each) => titleDraft(each).read());
  const title = titles.find((each) => titleDraft(each.kind, each.id).read());
  return kind ? { kind } : title && { kind: title.kind, title };
}

function AddButton({ kind, isOpen, onAdd }: { kind: InvoiceKind; isOpen: boolean; onAdd: () => void }) {
  const opener = useOpener(isOpen);
  return (
    <Button ref={opener} size="sm" variant="outline" onClick={onAdd}>
      <Plus size={14} aria-hidden />
      新增{INVOICE_KINDS[kind]}抬头
    </Button>
  );
}
