import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useCreateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import type { InvoiceKind } from "#generated/model/invoiceKind.ts";
import { titleRules, type TitleValues } from "../lib/title-rules.ts";

type Options = { kind: InvoiceKind; onSaved: (titleId: number) => void };

/** A new invoice title: rules, one submission at a time, the server's complaints beside their fields. */
export function useTitleForm({ kind, onSaved }: Options) {
  const { register, handleSubmit, setError, formState } = useForm<TitleValues>({
    resolver: zodResolver(titleRules),
    defaultValues: {
      kind,
      title: "",
      tax_no: "",
      bank: "",
      bank_account: "",
      address: "",
      phone: "",
      email: "",
    },
  });
  const { mutate, isPending, isSuccess } = useCreateInvoiceTitle({
    mutation: {
      meta: {
        onApiError: (error) => {
          for (const [field, [message = ""]] of Object.entries(error.errors))
            setError(field as keyof TitleValues, { message }, { shouldFocus: true });
          return error.kind === "validation";
        },
      },
      onSuccess: ({ data }) => onSaved(data.id),
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = handleSubmit(({ email, ...values }) => {
    if (!isBusy) mutate({ data: { ...values, ...(email !== "" && { email }) } });
  });
  return { register, submit, errors: formState.errors, isBusy };
}
