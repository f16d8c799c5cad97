import { useCreateInvoiceTitle, useUpdateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import type { InvoiceKind, InvoiceTitle } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { titleDraft } from "../lib/title-draft.ts";
import { titleValues, type TitleValues } from "../lib/title-values.ts";

type Options = {
  kind: InvoiceKind;
  /** The title to edit; without it a new one is created. */
  title?: InvoiceTitle | undefined;
  onSaved: (titleId: number) => void;
};

const loadRules = async () => (await import("../lib/title-rules.ts")).titleRules;

/** The form of an invoice title: validation, one submission at a time, server errors on their fields. */
export function useTitleForm({ kind, title, onSaved }: Options) {
  const draft = titleDraft(kind, title?.id);
  const form = useFormWithRules<TitleValues>({
    loadRules,
    empty: titleValues(kind),
    initial: draft.read() ?? titleValues(kind, title),
    draft,
  });
  const mutation = {
    meta: { onApiError: showOnFields(form.setError, titleValues(kind)) },
    onSuccess: ({ data }: { data: InvoiceTitle }) => {
      draft.forget();
      onSaved(data.id);
    },
  };
  const create = useCreateInvoiceTitle({ mutation });
  const update = useUpdateInvoiceTitle({ mutation });
  const save = ({ email, is_default, ...values }: TitleValues): Promise<unknown> => {
    const data = { ...values, ...(email !== "" && { email }), is_default: is_default ? 1 : 0 } as const;
    return title ? update.mutateAsync({ id: title.id, data }) : create.mutateAsync({ data });
  };
  const submission = useFormSubmit(form, [create, update], save);
  return { ...submission, forget: draft.forget };
}
