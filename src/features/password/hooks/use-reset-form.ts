import { useResetPassword } from "#generated/hooks/password/password.ts";
import { isLoginRequired } from "#src/shared/api/error-kinds.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import type { ResetValues } from "../lib/password-rules.ts";
import { type ResetProgress, resetProgress } from "../lib/reset-progress.ts";

type Options = { progress: ResetProgress; onDone: () => void; onExpired: () => void };

const NO_RESET: ResetValues = { password: "", repetition: "" };

const EXPIRED = "手机号验证已过期，请重新验证后再设置密码。";

const loadRules = async () => (await import("../lib/password-rules.ts")).resetRules;

/** The form of the second step: the new password. An expired verification leads back to the first step. */
export function useResetForm({ progress, onDone, onExpired }: Options) {
  const form = useFormWithRules({ loadRules, empty: NO_RESET });
  const call = useResetPassword({
    mutation: {
      meta: {
        onApiError: (error) => {
          const isExpired = isLoginRequired(error);
          if (isExpired || error.status === 403) {
            resetProgress.forget();
            void alert({ message: (!isExpired && error.message) || EXPIRED }).then(onExpired);
            return true;
          }
          return showOnFields(form.setError, NO_RESET)(error);
        },
      },
      onSuccess: () => {
        resetProgress.keep({ ...progress, isDone: true });
        onDone();
      },
    },
  });
  return useFormSubmit(form, [call], ({ password }) => call.mutateAsync({ data: { password } }));
}
