import { useForm } from "react-hook-form";
import { useRegisterAccount } from "#generated/hooks/register/register.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useFormDraft } from "#src/shared/ui/field/use-form-draft.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";
import { accountDraft } from "../lib/account-draft.ts";
import { type AccountValues, NO_ACCOUNT } from "../lib/account-values.ts";
import type { Kind } from "../lib/registration-kind.ts";
import { useEnter } from "./use-enter.ts";

const loadRules = async () => (await import("../lib/account-rules.ts")).accountRules;

/**
 * The form of the first step: validation, one submission at a time, server errors on their fields, a draft in the
 * tab.
 */
export function useAccountForm({ kind, onRegistered }: { kind: Kind; onRegistered: () => void }) {
  const form = useForm<AccountValues>({
    resolver: useLazyRules<AccountValues>(loadRules, NO_ACCOUNT),
    defaultValues: { ...NO_ACCOUNT, ...accountDraft.read() },
  });
  const { setError, handleSubmit } = form;
  useFormDraft(form, accountDraft);
  const enter = useEnter(onRegistered);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useRegisterAccount({
    mutation: {
      meta: { onApiError: showOnFields(setError, NO_ACCOUNT) },
      onSuccess: (answer) => {
        accountDraft.forget();
        return enter(answer);
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = handleSubmit(({ username, password, phone, code }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { kind, username, password, phone, code, agree: 1 } }));
  });
  return { form, submit, isBusy };
}
