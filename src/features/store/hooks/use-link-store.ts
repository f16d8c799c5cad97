import { useForm, useWatch } from "react-hook-form";
import { useLinkStore as useLinkStoreCall } from "#generated/hooks/store/store.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { readMobile } from "#src/shared/lib/mobile.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { linkDraft } from "../lib/link-draft.ts";
import { type LinkValues, NO_LINK } from "../lib/link-values.ts";

const loadRules = async () => (await import("../lib/link-rules.ts")).linkRules;

/** Links another member's store by its user name and a code sent to its phone. */
export function useLinkStore(onLinked: () => void) {
  const form = useForm<LinkValues>({
    resolver: useLazyRules<LinkValues>(loadRules, NO_LINK),
    defaultValues: linkDraft.read() ?? NO_LINK,
  });
  const { handleSubmit, setError, control, trigger } = form;
  useFormDraft(form, linkDraft);

  const sms = useSmsCode({
    scene: "store",
    phone: readMobile(useWatch({ control, name: "phone" })),
    isReady: () => trigger(["username", "phone"], { shouldFocus: true }),
    onPhoneProblem: (message) => setError("phone", { message }, { shouldFocus: true }),
  });

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useLinkStoreCall({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_LINK) },
      onSuccess: ({ data }) => {
        linkDraft.forget();
        toast({ status: "success", message: `已关联${data.name}` });
        onLinked();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = handleSubmit(({ username, code }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { username, code } }));
  });
  return { form, sms, submit, isBusy, forget: linkDraft.forget };
}
