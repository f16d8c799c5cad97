import { useWatch } from "react-hook-form";
import { useLinkStore as useLinkStoreCall } from "#generated/hooks/store/store.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { readMobile } from "#src/shared/lib/written.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { linkDraft } from "../lib/link-draft.ts";
import { NO_LINK } from "../lib/link-values.ts";

const loadRules = async () => (await import("../lib/link-rules.ts")).linkRules;

/** Links another member's store by its user name and a code sent to its phone. */
export function useLinkStore(onLinked: () => void) {
  const form = useFormWithRules({
    loadRules,
    empty: NO_LINK,
    initial: linkDraft.read(),
    draft: linkDraft,
  });
  const { setError, control, trigger } = form;

  const sms = useSmsCode({
    scene: "store",
    phone: readMobile(useWatch({ control, name: "phone" })),
    isReady: () => trigger(["username", "phone"], { shouldFocus: true }),
    onPhoneProblem: (message) => setError("phone", { message }, { shouldFocus: true }),
  });

  const call = useLinkStoreCall({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_LINK) },
      onSuccess: ({ data }) => {
        linkDraft.forget();
        toast({ status: "success", message: `已关联${data.name}` });
        onLinked();
      },
    },
  });
  const submission = useFormSubmit(form, [call], ({ username, code }) =>
    call.mutateAsync({ data: { username, code } }),
  );
  return { ...submission, sms, forget: linkDraft.forget };
}
