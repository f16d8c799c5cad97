import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useCreateInvoiceTitle, useUpdateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import type { InvoiceKind, InvoiceTitle } from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { titleRules, type TitleValues } from "../lib/title-rules.ts";

type Options = {
  kind: InvoiceKind;
  /** The one to change; without it a new one is made. */
  title?: InvoiceTitle | undefined;
  onSaved: (titleId: number) => void;
};

/** An invoice title: rules, one submission at a time, the server's complaints beside their fields. */
export function useTitleForm({ kind, title, onSaved }: Options) {
  const { register, handleSubmit, setError, formState } = useForm<TitleValues>({
    resolver: zodResolver(titleRules),
    defaultValues: valuesOf(kind, title),
  });
  const onApiError = (error: ApiError) =>
    placeFieldErrors(
      error,
      (field) => (field in titleRules.shape ? field : undefined),
      (field, message, shouldFocus) => setError(field as keyof TitleValues, { message }, { shouldFocus }),
    );
  const mutation = {
    meta: { onApiError },
    onSuccess: ({ data }: { data: InvoiceTitle }) => onSaved(data.id),
  };
  const create = useCreateInvoiceTitle({ mutation });
  const update = useUpdateInvoiceTitle({ mutation });
  const isBusy = create.isPending || create.isSuccess || update.isPending || update.isSuccess;
  const submit = handleSubmit(({ email, is_default, ...values }) => {
    if (isBusy) return;
    const data = { ...values, ...(email !== "" && { email }), is_default: is_default ? 1 : 0 } as const;
    if (title) update.mutate({ id: title.id, data });
    else create.mutate({ data });
  });
  return { register, submit, errors: formState.errors, isBusy };
}

function valuesOf(kind: InvoiceKind, title: InvoiceTitle | undefined): TitleValues {
  return {
    kind,
    title: title?.title ?? "",
    tax_no: title?.tax_no ?? "",
    bank: title?.bank ?? "",
    bank_account: title?.bank_account ?? "",
    address: title?.address ?? "",
    phone: title?.phone ?? "",
    email: title?.email ?? "",
    is_default: title?.is_default === 1,
  };
}
