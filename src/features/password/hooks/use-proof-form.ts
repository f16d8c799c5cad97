import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useVerifyPasswordReset } from "#generated/hooks/password/password.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { proofRules, type ProofValues } from "../lib/password-rules.ts";
import { resetProgress } from "../lib/reset-progress.ts";

/** The first step: number and code. What was proved is kept for the second. */
export function useProofForm(onProved: () => void) {
  const form = useForm<ProofValues>({
    resolver: zodResolver(proofRules),
    defaultValues: { phone: "", code: "" },
  });
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useVerifyPasswordReset({
    mutation: {
      meta: {
        onApiError: (error) =>
          placeFieldErrors(
            error,
            (field) => (field in proofRules.shape ? field : undefined),
            (field, message, isFirst) =>
              form.setError(field as keyof ProofValues, { message }, { shouldFocus: isFirst }),
          ),
      },
      onSuccess: ({ data }) => {
        resetProgress.keep({ username: data.username, expiresAt: data.expires_at, isDone: false });
        onProved();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit((data) => {
    if (!isBusy) alone(() => mutateAsync({ data }));
  });
  return { form, submit, isBusy };
}
