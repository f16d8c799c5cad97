import type { RegistrationKind } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { FormProvider, useWatch } from "react-hook-form";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { StrengthMeter } from "#src/shared/ui/field/strength-meter.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { passwordPair } from "#src/shared/verification/password-pair.ts";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { useAccountForm } from "../hooks/use-account-form.ts";
import styles from "./account-form.module.css";
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
        <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在注册">
          同意协议并注册
        </Button>
      </form>
    </FormProvider>
  );
}
