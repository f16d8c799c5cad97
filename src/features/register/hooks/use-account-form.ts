import type { RegistrationKind } from "#generated/enums.ts";
import { useRegisterAccount } from "#generated/hooks/register/register.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { accountDraft } from "../lib/account-draft.ts";
import { NO_ACCOUNT } from "../lib/account-values.ts";
import { useEnter } from "./use-enter.ts";

const loadRules = async () => (await import("../lib/account-rules.ts")).accountRules;

/**
 * The form of the first step: validation, one submission at a time, server errors on their fields, a draft in the
 * tab.
 */
export function useAccountForm({ kind, onRegistered }: { kind: RegistrationKind; onRegistered: () => void }) {
  const form = useFormWithRules({
    loadRules,
    empty: NO_ACCOUNT,
    initial: { ...NO_ACCOUNT, ...accountDraft.read() },
    draft: accountDraft,
  });
  const enter = useEnter(onRegistered);
  const call = useRegisterAccount({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_ACCOUNT) },
      onSuccess: (response) => {
        accountDraft.forget();
        return enter(response);
      },
    },
  });
  return useFormSubmit(form, [call], ({ username, password, phone, code }) =>
    call.mutateAsync({ data: { kind, username, password, phone, code, agree: 1 } }),
  );
}
