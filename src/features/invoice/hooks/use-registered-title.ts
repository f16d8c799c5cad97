import { InvoiceKind } from "#generated/enums.ts";
import { useCreateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import { useGetAccountProfile } from "#generated/hooks/user/user.ts";
import { createInvoiceTitleBodyTaxNoRegExp } from "#generated/zod/invoice/invoice.zod.ts";

type Options = {
  kind: InvoiceKind;
  /** There is no title of this kind yet. */
  enabled: boolean;
  onSaved: (titleId: number) => void;
};

/**
 * The invoice title by the registration of the company; undefined if it gave none. `save` makes it one; it is
 * undefined where more has to be filled in: a special invoice has a bank, and a village clinic may have no tax number.
 */
export function useRegisteredTitle({ kind, enabled, onSaved }: Options) {
  const { data } = useGetAccountProfile({
    query: { enabled, select: (response) => response.data, meta: { errors: "inline" } },
  });
  const { mutate, isPending, isSuccess } = useCreateInvoiceTitle({
    mutation: { onSuccess: (response) => onSaved(response.data.id) },
  });
  if (!enabled || !data?.company) return undefined;
  const start = { title: data.company, tax_no: data.credit_code };
  const isWhole = kind === InvoiceKind.Ordinary && createInvoiceTitleBodyTaxNoRegExp.test(start.tax_no);
  const isBusy = isPending || isSuccess;
  const save = () => {
    if (!isBusy) mutate({ data: { kind, ...start } });
  };
  return { start, isBusy, save: isWhole ? save : undefined };
}
