import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useLeaveQuestion } from "#src/shared/ui/use-leave-question.ts";
import { readProfileDraft, writeProfileDraft } from "../lib/profile-draft.ts";
import { profileRules, type ProfileValues } from "../lib/profile-rules.ts";

type Options = { values: ProfileValues; onSaved: () => void };

/** Who looks after the account: rules, a question before the phone changes, the server's complaints beside their fields. */
export function useProfileForm({ values: saved, onSaved }: Options) {
  const form = useForm<ProfileValues>({ resolver: zodResolver(profileRules), defaultValues: saved });
  const { handleSubmit, setError, subscribe, reset, formState } = form;
  const forget = () => writeProfileDraft(undefined);

  const begin = useEffectEvent(() => {
    const draft = readProfileDraft();
    if (draft) reset(draft, { keepDefaultValues: true });
  });
  useEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeProfileDraft(values) });
  }, [subscribe]);

  const { mutate, isPending, isSuccess } = useUpdateAccountProfile({
    mutation: {
      meta: {
        onApiError: ({ kind, errors }) => {
          const known = Object.entries(errors).filter(([field]) => field in profileRules.shape);
          for (const [field, [message = ""]] of known.toReversed())
            setError(field as keyof ProfileValues, { message }, { shouldFocus: true });
          return kind === "validation" && known.length > 0;
        },
      },
      onSuccess: () => {
        forget();
        toast({ status: "success", message: "基本信息已保存" });
        onSaved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  useLeaveQuestion(formState.isDirty && !isBusy, forget);

  const submit = handleSubmit(async (data) => {
    if (isBusy) return;
    const message = `手机号将改为 ${maskPhone(data.phone)}，以后签约、找回密码的验证码都发到这个号码。请确认号码无误。`;
    if (data.phone !== saved.phone && !(await confirm({ message, confirmLabel: "确认更换" }))) return;
    mutate({ data });
  });
  return { form, submit, isBusy, forget };
}
