import { Button } from "#src/shared/ui/button/button.tsx";
import { useState } from "react";
import { paths } from "#src/shared/paths.ts";
import { PasswordField } from "#src/shared/ui/field/password-field.tsx";
import { fieldProps } from "#src/shared/ui/field/field-props.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { CaptchaField } from "#src/shared/verification/captcha-field.tsx";
import styles from "./login-form.module.css";
import { rememberedName, useLoginForm } from "../hooks/use-login-form.ts";

/** The login form. `onLogin` is called after a successful login. */
export function LoginForm({ onLogin }: { onLogin: (username: string) => void }) {
  // Off on a computer that remembers nobody: it may be anybody's.
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
        placeholder="请输入用户名"
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
