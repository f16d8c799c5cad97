import { Button } from "#src/shared/ui/button/button.tsx";
import { FormProvider } from "react-hook-form";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import { useWechatForm } from "../hooks/use-wechat-form.ts";
import styles from "./wechat-form.module.css";
import { AgreeField } from "./agree-field.tsx";

type Props = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

/** The phone number for a registration with the WeChat account that confirmed this code. */
export function WechatForm({ codeId, onRegistered, onCodeOver }: Props) {
  const { form, submit, isBusy } = useWechatForm({ codeId, onRegistered, onCodeOver });
  const { data: options } = useRegistrationOptions();
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="绑定手机号" onSubmit={(event) => void submit(event)}>
        <PhoneCodeFields scene="register" expects="stranger" />
        <AgreeField agreementUrl={options?.agreement_url} />
        <Button className={styles.submit} type="submit" size="lg" loading={isBusy} loadingText="正在注册">
          同意协议并注册
        </Button>
      </form>
    </FormProvider>
  );
}
