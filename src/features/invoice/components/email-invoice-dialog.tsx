import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useId } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useEmailInvoice, useEmailInvoices, useListInvoiceTitles } from "#generated/hooks/invoice/invoice.ts";
import type { Invoice } from "#generated/model/index.ts";
import { emailInvoiceBodyEmailRegExp } from "#generated/zod/invoice/invoice.zod.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

const rules = z.object({
  email: z
    .string()
    .check(z.trim(), z.regex(emailInvoiceBodyEmailRegExp, "邮箱格式不正确，如 name@example.com")),
});

type Props = { invoices: readonly Invoice[]; onClose: () => void };

/** Sends the files of invoices to an e-mail address in one mail, by default to that of their title. */
export function EmailInvoiceDialog({ invoices, onClose }: Props) {
  const formId = useId();
  const { data } = useListInvoiceTitles({ query: { meta: { errors: "inline" } } });
  const taxNumbers = new Set(invoices.map(({ tax_no: number }) => number));
  const known = data?.data.find(({ tax_no: number, email }) => taxNumbers.has(number) && email !== "")?.email;
  const { register, handleSubmit, setError, setFocus, formState } = useForm<z.infer<typeof rules>>({
    resolver: zodResolver(rules),
    values: { email: known ?? "" },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = formState;
  const selectKnown = useEffectEvent(() => {
    if (!isDirty) setFocus("email", { shouldSelect: true });
  });
  // An address that comes while somebody is about to type is replaced by what is typed.
  useEffect(() => {
    if (known !== undefined) selectKnown();
  }, [known]);
  const once = useSingleFlight();
  // Too soon, not issued yet, no address: all are shown beside the field.
  const onApiError = (error: ApiError) => {
    const isAboutThis = isRefusal(error);
    if (isAboutThis) setError("email", { message: error.firstFieldMessage }, { shouldFocus: true });
    return isAboutThis;
  };
  const one = useEmailInvoice({ mutation: { meta: { onApiError } } });
  const several = useEmailInvoices({ mutation: { meta: { onApiError } } });
  const [first, ...others] = invoices;
  const submit = handleSubmit(({ email }) =>
    once(async () => {
      if (first && others.length === 0) await one.mutateAsync({ id: first.id, data: { email } });
      else await several.mutateAsync({ data: { ids: invoices.map(({ id }) => id), email } });
      const what = others.length > 0 ? `${invoices.length} 张发票` : "发票";
      toast({ status: "success", message: `${what}已发送到 ${email}` });
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
          <Button
            size="sm"
            type="submit"
            form={formId}
            loading={one.isPending || several.isPending}
            loadingText="发送中"
          >
            发送
          </Button>
        </>
      }
    >
      <Text as="div" mb="3" tone="muted" breakable>
        {first && others.length === 0
          ? `订单 ${first.order_no}，发票号码 ${first.invoice_no}`
          : `${invoices.length} 张发票打成一个压缩包，用一封邮件发送`}
      </Text>
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
