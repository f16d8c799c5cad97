import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useResetPassword } from "#generated/hooks/password/password.ts";
import { placeFieldErrors } from "#src/shared/lib/field-errors.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { resetRules, type ResetValues } from "../lib/password-rules.ts";
import { type ResetProgress, resetProgress } from "../lib/reset-progress.ts";

type Options = { progress: ResetProgress; onDone: () => void; onExpired: () => void };

/** The second step: the new password. A proof that no longer holds leads back to the first. */
export function useResetForm({ progress, onDone, onExpired }: Options) {
  const form = useForm<ResetValues>({
    resolver: zodResolver(resetRules),
    defaultValues: { password: "", repetition: "" },
  });
  const alone = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useResetPassword({
    mutation: {
      meta: {
        onApiError: (error) => {
          if (error.kind === "login-required" || error.status === 403) {
            resetProgress.forget();
            void alert({ message: "手机号验证已过期，请重新验证后再设置密码。" }).then(onExpired);
            return true;
          }
          return placeFieldErrors(
            error,
            (field) => (field === "password" ? field : undefined),
            (_field, message) => form.setError("password", { message }, { shouldFocus: true }),
          );
        },
      },
      onSuccess: () => {
        resetProgress.keep({ ...progress, isDone: true });
        onDone();
      },
    },
  });
  const isBusy = isPending || isSuccess;
  const submit = form.handleSubmit(({ password }) => {
    if (!isBusy) alone(() => mutateAsync({ data: { password } }));
  });
  return { form, submit, isBusy };
}
