import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useRegisterAccount } from "#generated/hooks/register/register.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { accountDraft } from "../lib/account-draft.ts";
import { accountRules, type AccountValues, NO_ACCOUNT } from "../lib/account-rules.ts";
import type { Kind } from "../lib/registration-kind.ts";
import { useEnter } from "./use-enter.ts";

/** The first step: rules, one submission at a time, the server's complaints beside their fields, a draft in the tab. */
export function useAccountForm({ kind, onRegistered }: { kind: Kind; onRegistered: () => void }) {
  const form = useForm<AccountValues>({
    resolver: zodResolver(accountRules),
    defaultValues: { ...NO_ACCOUNT, ...accountDraft.read() },
  });
  const { subscribe, setError, handleSubmit } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => accountDraft.keep(values) }),
    [subscribe],
  );
  const enter = useEnter(onRegistered);
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useRegisterAccount({
    mutation: {
      meta: {
        onApiError: (error) =>
          placeFieldErrors(
            error,
            (field) => (field in NO_ACCOUNT ? field : undefined),
            (field, message, isFirst) =>
              setError(field as keyof AccountValues, { message }, { shouldFocus: isFirst }),
          ),
      },
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
