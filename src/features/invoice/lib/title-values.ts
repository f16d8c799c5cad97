import { Flag } from "#generated/enums.ts";
import type { InvoiceKind, InvoiceTitle } from "#generated/model/index.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";

export type TitleValues = {
  kind: InvoiceKind;
  title: string;
  tax_no: string;
  bank: string;
  bank_account: string;
  address: string;
  phone: string;
  email: string;
  is_default: boolean;
};

/** The initial values of the form: those of the title to edit, or the empty ones of a kind. */
export function titleValues(kind: InvoiceKind, title?: InvoiceTitle): TitleValues {
  return {
    kind,
    title: title?.title ?? "",
    tax_no: title?.tax_no ?? "",
    bank: title?.bank ?? "",
    bank_account: title?.bank_account ?? "",
    address: title?.address ?? "",
    phone: title?.phone ?? "",
    email: title?.email ?? "",
    is_default: title?.is_default === Flag.Yes,
  };
}

/** The draft of a title in this tab: a new one of a kind, or an edited one. */
export const titleDraft = (kind: InvoiceKind, titleId?: number) =>
  formDraft(
    titleId === undefined ? `title-draft-kind-${kind}` : `title-draft-${titleId}`,
    titleValues(kind),
    (values) => values.kind === kind,
  );
