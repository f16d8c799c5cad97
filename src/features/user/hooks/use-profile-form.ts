import { useState } from "react";
import { useForm } from "react-hook-form";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { useConfirmLeave } from "#src/shared/ui/field/use-confirm-leave.ts";
import { profileDraft } from "../lib/profile-draft.ts";
import { NO_PROFILE, type ProfileValues } from "../lib/profile-values.ts";

type Options = { values: ProfileValues; onSaved: () => void };

const loadRules = async () => (await import("../lib/profile-rules.ts")).profileRules;

/** The form of the contact person: validation, confirmation before the phone changes, server errors on their fields. */
export function useProfileForm({ values: saved, onSaved }: Options) {
  const [begun] = useState(profileDraft.read);
  const form = useForm<ProfileValues>({
    resolver: useLazyRules<ProfileValues>(loadRules, NO_PROFILE),
    defaultValues: begun ?? saved,
  });
  const { handleSubmit, setError, formState } = form;
  useFormDraft(form, profileDraft);

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useUpdateAccountProfile({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_PROFILE) },
      onSuccess: () => {
        profileDraft.forget();
        toast({ status: "success", message: "基本信息已保存" });
        onSaved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  useConfirmLeave((begun !== undefined || formState.isDirty) && !isBusy, profileDraft.forget);

  const save = async (data: ProfileValues) => {
    const message = `手机号将改为 ${maskPhone(data.phone)}，以后签约、找回密码的验证码都发到这个号码。请确认号码无误。`;
    if (data.phone !== saved.phone && !(await confirm({ message, confirmLabel: "确认更换" }))) return;
    await mutateAsync({ data });
  };
  const submit = handleSubmit((data) => {
    if (!isBusy) alone(() => save(data));
  });
  return { form, submit, isBusy, forget: profileDraft.forget };
}
