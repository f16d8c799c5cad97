import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { getGetCurrentUserQueryKey, useLoginBySmsCode } from "#generated/hooks/user/user.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { useLazyRules } from "#src/shared/ui/field/use-lazy-rules.ts";

/** The values of the login by SMS code. */
type CodeValues = { phone: string; code: string };

const NO_CODE: CodeValues = { phone: "", code: "" };

const loadRules = async () => (await import("#src/shared/verification/proof-rules.ts")).proofRules;

/** The login by SMS code: validation, one submission at a time, server errors on their fields. */
export function useCodeLogin(onLogin: (username: string) => void) {
  const queryClient = useQueryClient();
  const form = useForm<CodeValues>({
    resolver: useLazyRules<CodeValues>(loadRules, NO_CODE),
    defaultValues: NO_CODE,
  });
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useLoginBySmsCode({
    mutation: {
      meta: { onApiError: showOnFields(form.setError, NO_CODE) },
      onSuccess: (response) => {
        queryClient.setQueryData(getGetCurrentUserQueryKey(), response);
        onLogin(response.data.username);
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit((data) => {
    if (!isBusy) alone(() => mutateAsync({ data }));
  });
  return { form, submit, isBusy };
}
