import { useForm } from "react-hook-form";
import { useCreateInvoiceTitle, useUpdateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import type { InvoiceKind, InvoiceTitle } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
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
  const form = useForm<TitleValues>({
    resolver: useLazyRules<TitleValues>(loadRules, titleValues(kind)),
    defaultValues: draft.read() ?? titleValues(kind, title),
  });
  const { register, handleSubmit, setError, formState } = form;
  useFormDraft(form, draft);

  const mutation = {
    meta: { onApiError: showOnFields(setError, titleValues(kind)) },
    onSuccess: ({ data }: { data: InvoiceTitle }) => {
      draft.forget();
      onSaved(data.id);
    },
  };
  const create = useCreateInvoiceTitle({ mutation });
  const update = useUpdateInvoiceTitle({ mutation });
  const isBusy = create.isPending || create.isSuccess || update.isPending || update.isSuccess;

  const alone = useSingleFlight();
  const save = ({ email, is_default, ...values }: TitleValues): Promise<unknown> => {
    const data = { ...values, ...(email !== "" && { email }), is_default: is_default ? 1 : 0 } as const;
    return title ? update.mutateAsync({ id: title.id, data }) : create.mutateAsync({ data });
  };
  const submit = handleSubmit((values) => {
    if (!isBusy) alone(() => save(values));
  });
  return { register, submit, errors: formState.errors, isBusy, forget: draft.forget };
}
