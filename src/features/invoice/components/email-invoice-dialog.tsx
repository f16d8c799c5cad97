import { Button } from "#src/shared/ui/button/button.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useEmailInvoice, useListInvoiceTitles } from "#generated/hooks/invoice/invoice.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import { emailInvoiceBodyEmailRegExp } from "#generated/zod/invoice/invoice.zod.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import styles from "./email-invoice-dialog.module.css";
import { TextField } from "#src/shared/ui/field/text-field.tsx";

const rules = z.object({
  email: z
    .string()
    .check(z.trim(), z.regex(emailInvoiceBodyEmailRegExp, "邮箱格式不正确，如 name@example.com")),
});

type Props = { invoice: Invoice; onClose: () => void };

/** Sends the file of an invoice to an e-mail address, by default that of its title. */
export function EmailInvoiceDialog({ invoice, onClose }: Props) {
  const formId = useId();
  const { data } = useListInvoiceTitles({ query: { meta: { errors: "silent" } } });
  const known = data?.data.find(({ tax_no, email }) => tax_no === invoice.tax_no && email !== "")?.email;
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof rules>>({
    resolver: zodResolver(rules),
    values: { email: known ?? "" },
    resetOptions: { keepDirtyValues: true },
  });
  const once = useSingleFlight();
  // Too soon, not issued yet, no address: all are shown beside the field.
  const onApiError = (error: ApiError) => {
    const isAboutThis = isRefusal(error);
    if (isAboutThis) setError("email", { message: error.firstFieldMessage }, { shouldFocus: true });
    return isAboutThis;
  };
  const { mutateAsync, isPending } = useEmailInvoice({ mutation: { meta: { onApiError } } });
  const submit = handleSubmit(({ email }) =>
    once(async () => {
      await mutateAsync({ id: invoice.id, data: { email } });
      toast({ status: "success", message: `发票已发送到 ${email}` });
      onClose();
    }),
  );

  return (
    <Modal
      title="发送发票到邮箱"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button size="sm" type="submit" form={formId} loading={isPending} loadingText="发送中">
            发送
          </Button>
        </>
      }
    >
      <div className={styles.invoice}>
        订单 {invoice.order_no}，发票号码 {invoice.invoice_no}
      </div>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="收票邮箱"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register("email")}
        />
      </form>
    </Modal>
  );
}
