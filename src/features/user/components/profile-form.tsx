import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { FieldPair } from "#src/shared/ui/field/field-pair.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { InlineForm } from "#src/shared/ui/field/inline-form.tsx";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { type ProfileValues, NO_PROFILE, profileDraft } from "../lib/profile-values.ts";

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

type Options = { values: ProfileValues; onSaved: () => void };

/**
 * The form of the contact person: validation, a code to the phone so far and a confirmation before it changes, server
 * errors on their fields.
 */
function useProfileForm({ values: saved, onSaved }: Options) {
  const [begun] = useState(profileDraft.read);
  const form = useFormWithRules<ProfileValues>({
    loadRules: async (values) => (await import("../lib/profile-rules.ts")).profileRules(saved.phone, values),
    empty: NO_PROFILE,
    initial: begun ?? saved,
    draft: profileDraft,
  });
  const call = useUpdateAccountProfile({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_PROFILE) },
      onSuccess: () => {
        profileDraft.forget();
        toast({ status: "success", message: "基本信息已保存" });
        onSaved();
      },
    },
  });
  const { control, trigger, setError } = form;
  const changesPhone = readMobile(useWatch({ control, name: "phone" })) !== saved.phone;
  const sms = useSmsCode({
    scene: "phone",
    phone: saved.phone,
    isReady: () => trigger("phone", { shouldFocus: true }),
    onPhoneProblem: (message) => setError("code", { message }, { shouldFocus: true }),
  });
  const save = async ({ code, ...contact }: ProfileValues) => {
    const data = { ...contact, ...(changesPhone && { code }) };
    const message = `手机号将改为 ${maskPhone(data.phone)}，以后签约、找回密码的验证码都发到这个号码。请确认号码无误。`;
    if (changesPhone && !(await confirm({ message, confirmLabel: "确认更换" }))) return;
    await call.mutateAsync({ data });
  };
  const submission = useFormSubmit(form, [call], save);
  useConfirmLeave((begun !== undefined || form.formState.isDirty) && !submission.isBusy, profileDraft.forget);
  return { ...submission, sms: changesPhone ? sms : undefined, forget: profileDraft.forget };
}
