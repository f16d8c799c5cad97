import { useState } from "react";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { profileDraft } from "../lib/profile-draft.ts";
import { NO_PROFILE, type ProfileValues } from "../lib/profile-values.ts";

type Options = { values: ProfileValues; onSaved: () => void };

const loadRules = async () => (await import("../lib/profile-rules.ts")).profileRules;

/** The form of the contact person: validation, confirmation before the phone changes, server errors on their fields. */
export function useProfileForm({ values: saved, onSaved }: Options) {
  const [begun] = useState(profileDraft.read);
  const form = useFormWithRules({
    loadRules,
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
  const save = async (data: ProfileValues) => {
    const message = `手机号将改为 ${maskPhone(data.phone)}，以后签约、找回密码的验证码都发到这个号码。请确认号码无误。`;
    if (data.phone !== saved.phone && !(await confirm({ message, confirmLabel: "确认更换" }))) return;
    await call.mutateAsync({ data });
  };
  const submission = useFormSubmit(form, [call], save);
  useConfirmLeave((begun !== undefined || form.formState.isDirty) && !submission.isBusy, profileDraft.forget);
  return { ...submission, forget: profileDraft.forget };
}
