import { InvoiceKind } from "#generated/enums.ts";
import { useCreateInvoiceTitle, useUpdateInvoiceTitle } from "#generated/hooks/invoice/invoice.ts";
import type { InvoiceTitle } from "#generated/model/index.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Row, Box } from "#src/shared/ui/layout/layout.tsx";
import { titleDraft, titleValues, type TitleValues } from "../lib/title-values.ts";

type Props = {
  kind: InvoiceKind;
  /** The title to edit; without it a new one is created. */
  title?: InvoiceTitle | undefined;
  /** The values that a new one begins with. */
  start?: Pick<TitleValues, "title" | "tax_no"> | undefined;
  onSaved: (titleId: number) => void;
  onCancel: () => void;
  submitLabel?: string;
  /** It was opened by a button. */
  takesFocus?: boolean;
};

/** Creates or edits an invoice title; special invoices require more fields. */
export function TitleForm({
  kind,
  title,
  start,
  onSaved,
  onCancel,
  submitLabel = "保存并使用",
  takesFocus = false,
}: Props) {
  const { form, submit, isBusy, forget } = useTitleForm({ kind, title, start, onSaved });
  const { register, formState } = form;
  const field = fieldProps(register, formState);
  return (
    <InlineForm
      title={`${title ? "修改" : "新增"}${INVOICE_KINDS[kind]}抬头`}
      onSubmit={submit}
      onCancel={() => {
        forget();
        onCancel();
      }}
      isBusy={isBusy}
      submitLabel={submitLabel}
      takesFocus={takesFocus}
      option={
        <Row as="label" gap="2" align="center" minH="8" inline clickable>
          <Box as="input" checkbox type="checkbox" {...register("is_default")} />
          设为默认抬头
        </Row>
      }
    >
      <FieldPair>
        <TextField
          label="抬头名称"
          autoComplete="organization"
          placeholder="与营业执照一致"
          {...field("title")}
        />
        <TextField
          label="税号"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="15 到 20 位数字或大写字母"
          {...field("tax_no")}
        />
        {kind === InvoiceKind.Special && (
          <>
            <TextField label="开户行" {...field("bank")} />
            <TextField label="银行账号" inputMode="numeric" {...field("bank_account")} />
            <TextField label="注册地址" {...field("address")} />
            <TextField label="注册电话" inputMode="tel" {...field("phone")} />
          </>
        )}
        <TextField label="收票邮箱（选填）" type="email" autoComplete="email" {...field("email")} />
      </FieldPair>
    </InlineForm>
  );
}

type Options = Pick<Props, "kind" | "title" | "start" | "onSaved">;

const loadRules = async () => (await import("../lib/title-rules.ts")).titleRules;

/** The form of an invoice title: validation, one submission at a time, server errors on their fields. */
function useTitleForm({ kind, title, start, onSaved }: Options) {
  const draft = titleDraft(kind, title?.id);
  const form = useFormWithRules<TitleValues>({
    loadRules,
    empty: titleValues(kind),
    initial: draft.read() ?? { ...titleValues(kind, title), ...start },
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
