import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { useController } from "react-hook-form";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useProfileForm } from "../hooks/use-profile-form.ts";
import type { ProfileValues } from "../lib/profile-values.ts";

type Props = { values: ProfileValues; onClose: () => void };

/** Changes the account's contact person. */
export function ProfileForm({ values, onClose }: Props) {
  const { form, sms, submit, isBusy, forget } = useProfileForm({ values, onSaved: onClose });
  const field = fieldProps(form.register, form.formState);
  const { ref, value, onChange } = useController({ control: form.control, name: "code" }).field;
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
      {sms && (
        <>
          <p>更换手机号前，请用原手机号 {maskPhone(values.phone)} 收到的验证码确认是您本人。</p>
          <FieldPair>
            <SmsCodeField
              ref={ref}
              code={value}
              onChange={onChange}
              error={sms.problem ?? form.formState.errors.code?.message}
              wait={sms.wait}
              isSending={sms.isSending}
              onSend={sms.send}
            />
            <CaptchaField captcha={sms.captcha} />
          </FieldPair>
        </>
      )}
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
