import type { InvoiceKind } from "#generated/model/invoiceKind.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { InlineForm } from "#src/shared/ui/inline-form.tsx";
import { TextField } from "#src/shared/ui/text-field.tsx";
import { useTitleForm } from "../hooks/use-title-form.ts";

type Props = { kind: InvoiceKind; onSaved: (titleId: number) => void; onCancel: () => void };

/** A new invoice title; a special invoice asks for more. */
export function TitleForm({ kind, onSaved, onCancel }: Props) {
  const { register, submit, errors, isBusy } = useTitleForm({ kind, onSaved });
  const title = `新增${INVOICE_KINDS[kind]}抬头`;
  return (
    <InlineForm title={title} onSubmit={submit} onCancel={onCancel} isBusy={isBusy}>
      <div data-part="pair">
        <TextField
          label="抬头名称"
          autoComplete="organization"
          placeholder="与营业执照一致"
          error={errors.title?.message}
          {...register("title")}
        />
        <TextField
          label="税号"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="15 到 20 位数字或大写字母"
          error={errors.tax_no?.message}
          {...register("tax_no")}
        />
        {kind === 2 && (
          <>
            <TextField label="开户行" error={errors.bank?.message} {...register("bank")} />
            <TextField
              label="银行账号"
              inputMode="numeric"
              error={errors.bank_account?.message}
              {...register("bank_account")}
            />
            <TextField label="注册地址" error={errors.address?.message} {...register("address")} />
            <TextField
              label="注册电话"
              inputMode="tel"
              error={errors.phone?.message}
              {...register("phone")}
            />
          </>
        )}
        <TextField
          label="收票邮箱（选填）"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
      </div>
    </InlineForm>
  );
}
