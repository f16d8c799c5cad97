import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { useController } from "react-hook-form";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import { useLinkStore } from "../hooks/use-link-store.ts";

/** Links a registered store; an SMS code proves that its owner agrees. */
export function LinkStoreForm({ onClose }: { onClose: () => void }) {
  const { form, sms, submit, isBusy, forget } = useLinkStore(onClose);
  const { register, control, formState } = form;
  const field = fieldProps(register, formState);
  // In visual order: the first invalid field gets the focus.
  const username = field("username");
  const phone = field("phone");
  const { ref, value, onChange } = useController({ control, name: "code" }).field;
  return (
    <InlineForm
      title="关联已有门店"
      submitLabel="关联门店"
      isBusy={isBusy}
      takesFocus
      onSubmit={submit}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      <FieldPair>
        <TextField
          label="门店登录账号"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="要关联的门店在本站的登录账号"
          {...username}
        />
        <TextField
          label="门店预留手机号"
          inputMode="tel"
          autoComplete="off"
          placeholder="接收验证码，以证明门店归您管理"
          {...phone}
        />
      </FieldPair>
      <FieldPair>
        <SmsCodeField
          ref={ref}
          code={value}
          onChange={onChange}
          error={sms.problem ?? formState.errors.code?.message}
          wait={sms.wait}
          isSending={sms.isSending}
          onSend={sms.send}
        />
        <CaptchaField captcha={sms.captcha} />
      </FieldPair>
    </InlineForm>
  );
}
