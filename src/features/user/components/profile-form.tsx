import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useProfileForm } from "../hooks/use-profile-form.ts";
import type { ProfileValues } from "../lib/profile-values.ts";

type Props = { values: ProfileValues; onClose: () => void };

/** Changes the account's contact person. */
export function ProfileForm({ values, onClose }: Props) {
  const { form, submit, isBusy, forget } = useProfileForm({ values, onSaved: onClose });
  const field = fieldProps(form.register, form.formState);
  return (
    <InlineForm
      title="修改联系人"
      submitLabel="保存"
      isBusy={isBusy}
      takesFocus
      onSubmit={submit}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <FieldPair>
        <TextField label="联系人" autoComplete="name" {...field("name")} />
        <TextField
          label="手机号"
          inputMode="tel"
          autoComplete="tel"
          placeholder="11 位手机号"
          {...field("phone")}
        />
      </FieldPair>
      <TextField
        label="邮箱（选填）"
        inputMode="email"
        autoComplete="email"
        placeholder="接收电子发票和对账单"
        {...field("email")}
      />
    </InlineForm>
  );
}
