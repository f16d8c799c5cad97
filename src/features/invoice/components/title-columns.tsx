import { Flag } from "#generated/enums.ts";
import type { InvoiceTitle } from "#generated/model/index.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import styles from "./title-columns.module.css";

type Actions = {
  /** The title being edited. */
  edited: InvoiceTitle | undefined;
  onEdit: (title: InvoiceTitle) => void;
  onRemove: (title: InvoiceTitle) => void;
};

/** The columns of the title list. */
export function titleColumns({ edited, onEdit, onRemove }: Actions): readonly RecordColumn<InvoiceTitle>[] {
  return [
    {
      name: "抬头",
      width: "3fr",
      role: "head",
      cell: ({ title, is_default }) => (
        <>
          {title} {is_default === Flag.Yes && <i className={styles.mark}>默认</i>}
        </>
      ),
    },
    { name: "类型", width: "6rem", isPlain: true, cell: ({ kind }) => INVOICE_KINDS[kind] },
    { name: "税号", width: "10.5rem", cell: ({ tax_no }) => tax_no },
    {
      name: "开户信息",
      width: "2.5fr",
      cell: ({ bank, bank_account }) =>
        bank ? (
          <>
            {bank} <span className={styles.noBreak}>{bank_account}</span>
          </>
        ) : (
          "--"
        ),
    },
    { name: "收票邮箱", width: "2.5fr", cell: ({ email }) => email || "--" },
    {
      name: "操作",
      width: "5rem",
      align: "end",
      isPlain: true,
      cell: (title) => (
        <span className={styles.buttons}>
          <EditButton title={title} isEdited={title.id === edited?.id} onEdit={onEdit} />
          <button type="button" aria-label={`删除 ${title.title}`} onClick={() => onRemove(title)}>
            删除
          </button>
        </span>
      ),
    },
  ];
}

type EditProps = { title: InvoiceTitle; isEdited: boolean; onEdit: (title: InvoiceTitle) => void };

function EditButton({ title, isEdited, onEdit }: EditProps) {
  const opener = useOpener(isEdited);
  return (
    <button ref={opener} type="button" aria-label={`修改 ${title.title}`} onClick={() => onEdit(title)}>
      修改
    </button>
  );
}
