import { useWatch } from "react-hook-form";
import { useResetPassword } from "#generated/hooks/password/password.ts";
import { isLoginRequired } from "#src/shared/api/error-kinds.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { StrengthMeter } from "#src/shared/ui/field/strength-meter.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { passwordPair } from "#src/shared/verification/password-pair.ts";
import type { ResetValues } from "../lib/password-rules.ts";
import { type ResetProgress, resetProgress } from "../lib/reset-progress.ts";

type Props = { progress: ResetProgress; onDone: () => void; onExpired: () => void };

/** Second step of a password reset: the new password, while the verification is valid. */
export function ResetForm({ progress, onDone, onExpired }: Props) {
  const { form, submit, isBusy } = useResetForm({ progress, onDone, onExpired });
  const { control, formState } = form;
  const pair = passwordPair(form);
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  const endsAt = progress.expiresAt * 1000;
  const isOver = useServerClock((now) => now >= endsAt);

  if (isOver) {
    const again = <Button onClick={onExpired}>重新验证手机号</Button>;
    return <Notice action={again}>手机号验证已过期，密码未修改。请重新验证后再设置。</Notice>;
  }
  return (
    <form noValidate aria-label="设置新密码" onSubmit={(event) => void submit(event)}>
      <Text as="div" mb="4" tone="muted">
        正在为账号 <b>{progress.username}</b> 设置新密码，请在 <Countdown until={endsAt} label="剩余时间" />{" "}
        内完成。
      </Text>
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        placeholder="8 至 32 位，须含字母和数字"
        error={errors.password?.message}
        {...pair.password()}
      />
      <StrengthMeter password={password} isRefused={errors.password !== undefined} />
      <PasswordField
        label="确认新密码"
        autoComplete="new-password"
        placeholder="请再填写一次"
        error={errors.repetition?.message}
        {...pair.repetition()}
      />
      <Button
        className={looks({ fullWidth: true })}
        type="submit"
        size="lg"
        loading={isBusy}
        loadingText="正在提交"
      >
        确认修改
      </Button>
    </form>
  );
}

type Options = { progress: ResetProgress; onDone: () => void; onExpired: () => void };

const NO_RESET: ResetValues = { password: "", repetition: "" };

const EXPIRED = "手机号验证已过期，请重新验证后再设置密码。";

const loadRules = async () => (await import("../lib/password-rules.ts")).resetRules;

/** The form of the second step: the new password. An expired verification leads back to the first step. */
function useResetForm({ progress, onDone, onExpired }: Options) {
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
