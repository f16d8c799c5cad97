import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useUpdateAccountProfile } from "#generated/hooks/user/user.ts";
import { maskPhone } from "#src/shared/lib/address-text.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useLeaveQuestion } from "#src/shared/ui/field/use-leave-question.ts";
import { readProfileDraft, writeProfileDraft } from "../lib/profile-draft.ts";
import { profileRules, type ProfileValues } from "../lib/profile-rules.ts";

type Options = { values: ProfileValues; onSaved: () => void };

/** Who looks after the account: rules, a question before the phone changes, the server's complaints beside their fields. */
export function useProfileForm({ values: saved, onSaved }: Options) {
  const [draft] = useState(readProfileDraft);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileRules),
    defaultValues: draft ?? saved,
  });
  const { handleSubmit, setError, subscribe, formState } = form;
  const forget = () => writeProfileDraft(undefined);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeProfileDraft(values) }),
    [subscribe],
  );

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useUpdateAccountProfile({
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
  useLeaveQuestion((draft !== undefined || formState.isDirty) && !isBusy, forget);

  const save = async (data: ProfileValues) => {
    const message = `手机号将改为 ${maskPhone(data.phone)}，以后签约、找回密码的验证码都发到这个号码。请确认号码无误。`;
    if (data.phone !== saved.phone && !(await confirm({ message, confirmLabel: "确认更换" }))) return;
    await mutateAsync({ data });
  };
  const submit = handleSubmit((data) => {
    if (!isBusy) alone(() => save(data));
  });
  return { form, submit, isBusy, forget };
}
