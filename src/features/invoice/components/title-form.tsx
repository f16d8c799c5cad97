import { Button, chakra, Flex } from "@chakra-ui/react";
import type { InvoiceKind } from "#generated/model/invoiceKind.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { TextField } from "#src/shared/ui/text-field.tsx";
import { useTitleForm } from "../hooks/use-title-form.ts";

type Props = { kind: InvoiceKind; onSaved: (titleId: number) => void; onCancel: () => void };

/** A new invoice title; a special invoice asks for more. */
export function TitleForm({ kind, onSaved, onCancel }: Props) {
  const { register, submit, errors, isBusy } = useTitleForm({ kind, onSaved });
  const title = `新增${INVOICE_KINDS[kind]}抬头`;
  return (
    <chakra.form noValidate css={styles} aria-label={title} onSubmit={(event) => void submit(event)}>
      <b>{title}</b>
      <div>
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
      <Flex gap="2" justify="flex-end">
        <Button size="sm" variant="outline" onClick={onCancel}>
          取消
        </Button>
        <Button size="sm" type="submit" loading={isBusy} loadingText="保存中">
          保存并使用
        </Button>
      </Flex>
    </chakra.form>
  );
}

const styles = {
  p: { base: "3", md: "4" },
  borderWidth: "1px",
  borderColor: "brand.border",
  borderRadius: "md",
  bg: "bg.subtle",
  "& > b": { display: "block", mb: "3", fontWeight: "600" },
  "& > div:first-of-type": {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "3",
  },
} as const;
