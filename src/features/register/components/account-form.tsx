import { FormProvider, useWatch } from "react-hook-form";
import type { RegistrationKind } from "#generated/enums.ts";
import { useRegisterAccount } from "#generated/hooks/register/register.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { StrengthMeter } from "#src/shared/ui/field/strength-meter.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { passwordPair } from "#src/shared/verification/password-pair.ts";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { useEnter } from "../hooks/use-enter.ts";
import { accountDraft, NO_ACCOUNT } from "../lib/account-values.ts";
import { AgreeField } from "./agree-field.tsx";

type Props = { kind: RegistrationKind; agreementUrl: string | undefined; onRegistered: () => void };

/** First step of a registration: the account. */
export function AccountForm({ kind, agreementUrl, onRegistered }: Props) {
  const { form, submit, isBusy } = useAccountForm({ kind, onRegistered });
  const { register, control, formState } = form;
  const pair = passwordPair(form);
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="填写账号" onSubmit={(event) => void submit(event)}>
        <TextField
          label="用户名"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="4 至 20 位字母、数字或下划线，以字母开头"
          error={errors.username?.message}
          {...register("username")}
        />
        <PasswordField
          label="登录密码"
          autoComplete="new-password"
          placeholder="请设置登录密码"
          error={errors.password?.message}
          {...pair.password()}
        />
        <StrengthMeter password={password} isRefused={errors.password !== undefined} />
        <PasswordField
          label="确认密码"
          autoComplete="new-password"
          placeholder="请再填写一次"
          error={errors.repetition?.message}
          {...pair.repetition()}
        />
        <PhoneCodeFields scene="register" expects="stranger" />
        <AgreeField agreementUrl={agreementUrl} />
        <Button
          className={looks({ fullWidth: true })}
          type="submit"
          size="lg"
          loading={isBusy}
          loadingText="正在注册"
        >
          同意协议并注册
        </Button>
      </form>
    </FormProvider>
  );
}

const loadRules = async () => (await import("../lib/account-rules.ts")).accountRules;

/**
 * The form of the first step: validation, one submission at a time, server errors on their fields, a draft in the
 * tab.
 */
function useAccountForm({ kind, onRegistered }: { kind: RegistrationKind; onRegistered: () => void }) {
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
