import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { profileDraft } from "../lib/profile-draft.ts";
import { NO_PROFILE, type ProfileValues } from "../lib/profile-values.ts";

type Options = { values: ProfileValues; onSaved: () => void };

/**
 * The form of the contact person: validation, a code to the phone so far and a confirmation before it changes, server
 * errors on their fields.
 */
export function useProfileForm({ values: saved, onSaved }: Options) {
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
