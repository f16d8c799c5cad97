import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLinkStore as useLinkStoreCall } from "#generated/hooks/store/store.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useSmsCode } from "#src/shared/verification/use-sms-code.ts";
import { readLinkDraft, writeLinkDraft } from "../lib/link-draft.ts";
import { linkRules, type LinkValues, NO_LINK } from "../lib/link-rules.ts";

/** Links another member's store by its user name and a code sent to its phone. */
export function useLinkStore(onLinked: () => void) {
  const form = useForm<LinkValues>({
    resolver: zodResolver(linkRules),
    defaultValues: readLinkDraft() ?? NO_LINK,
  });
  const { handleSubmit, setError, subscribe, control, trigger } = form;
  const forget = () => writeLinkDraft(undefined);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeLinkDraft(values) }),
    [subscribe],
  );

  const phone = useWatch({ control, name: "phone" });
  const sms = useSmsCode({
    scene: "store",
    phone: linkRules.shape.phone.safeParse(phone).data ?? "",
    isReady: () => trigger(["username", "phone"], { shouldFocus: true }),
    onPhoneProblem: (message) => setError("phone", { message }, { shouldFocus: true }),
  });

  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useLinkStoreCall({
    mutation: {
      meta: {
        onApiError: ({ kind, errors }) => {
          const known = Object.entries(errors).filter(([field]) => field in linkRules.shape);
          for (const [field, [message = ""]] of known.toReversed())
            setError(field as keyof LinkValues, { message }, { shouldFocus: true });
          return kind === "validation" && known.length > 0;
        },
      },
      onSuccess: ({ data }) => {
        forget();
        toast({ status: "success", message: `已关联${data.name}` });
        onLinked();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = handleSubmit(({ username, code }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { username, code } }));
  });
  return { form, sms, submit, isBusy, forget };
}
