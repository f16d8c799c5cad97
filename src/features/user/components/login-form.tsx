import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getGetCurrentUserQueryKey, useLogin } from "#generated/hooks/user/user.ts";
import { localStore } from "#src/shared/lib/browser-storage.ts";
import { showOnFields } from "#src/shared/lib/field-errors.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { useFormSubmit } from "#src/shared/ui/field/use-form-submit.ts";
import { useFormWithRules } from "#src/shared/ui/field/use-form-with-rules.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import { useCaptcha } from "#src/shared/verification/use-captcha.ts";
import styles from "./login-form.module.css";

/** The login form. `onLogin` is called after a successful login. */
export function LoginForm({ onLogin }: { onLogin: (username: string) => void }) {
  // Off by default where no name is remembered: the computer may be shared.
  const [remembers, setRemembers] = useState(() => rememberedName.read() !== "");
  const { form, submit, captcha, isBusy } = useLoginForm({ remembers, onLogin });
  const field = fieldProps(form.register, form.formState);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="用户名或手机号"
        {...field("username")}
      />
      <PasswordField
        label="密码"
        autoComplete="current-password"
        placeholder="请输入密码"
        {...field("password")}
      />
      <CaptchaField captcha={captcha} />
      <div className={styles.options}>
        <label className={styles.remember} htmlFor="remember-name">
          <input
            className={styles.checkbox}
            id="remember-name"
            type="checkbox"
            checked={remembers}
            onChange={(event) => setRemembers(event.target.checked)}
          />
          记住用户名
        </label>
        <TextLink className={styles.forgot} to={paths.forgotPassword()}>
          忘记密码
        </TextLink>
      </div>
      <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在登录……">
        登录
      </Button>
    </form>
  );
}

const KEY = "user-name";

/** The user name of the last login on this computer, if the user wanted it remembered. */
const rememberedName = {
  read: (): string => localStore.readText(KEY) ?? "",
  keep: (username: string): void => localStore.writeText(KEY, username),
  forget: (): void => localStore.remove(KEY),
};

/** The login form before anything is typed. */
const NO_LOGIN = { username: "", password: "" };

const loadRules = async () => (await import("../lib/login-rules.ts")).loginRules;

type Options = { remembers: boolean; onLogin: (username: string) => void };

/**
 * The login form: validation, one submission at a time, server errors on their fields, and the captcha once the
 * server requires it.
 */
function useLoginForm({ remembers, onLogin }: Options) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha();
  const form = useFormWithRules({
    loadRules,
    empty: NO_LOGIN,
    initial: { username: rememberedName.read(), password: "" },
  });
  const call = useLogin({
    mutation: {
      meta: {
        onApiError: (error) => {
          const [captchaError] = error.errors.captcha ?? [];
          if (captchaError) captcha.ask(captchaError);
          else captcha.renew();
          return showOnFields(form.setError, NO_LOGIN)(error) || captchaError !== undefined;
        },
      },
      onSuccess: (response, { data }) => {
        if (remembers) rememberedName.keep(data.username);
        else rememberedName.forget();
        queryClient.setQueryData(getGetCurrentUserQueryKey(), response);
        onLogin(response.data.username);
      },
    },
  });
  const submission = useFormSubmit(form, [call], async (values) => {
    const proof = captcha.read();
    if (proof) await call.mutateAsync({ data: { ...values, ...proof } });
  });
  return { ...submission, captcha };
}
