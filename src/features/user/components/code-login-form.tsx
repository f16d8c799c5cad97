import { FormProvider } from "react-hook-form";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { useCodeLogin } from "../hooks/use-code-login.ts";
import styles from "./login-form.module.css";

/** The login by a code sent to the mobile number. `onLogin` is called after a successful login. */
export function CodeLoginForm({ onLogin }: { onLogin: (username: string) => void }) {
  const { form, submit, isBusy } = useCodeLogin(onLogin);
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="短信登录" onSubmit={(event) => void submit(event)}>
        <PhoneCodeFields scene="login" expects="member" />
        <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在登录……">
          登录
        </Button>
      </form>
    </FormProvider>
  );
}
