import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { RegistrationKind } from "#generated/enums.ts";
import { AgreeField } from "#src/features/register/components/agree-field.tsx";
import { useRegistrationOptions } from "#src/features/register/hooks/use-registration-options.ts";
import { useWechatForm } from "#src/features/register/hooks/use-wechat-form.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { WechatGate } from "#src/features/wechat/components/wechat-gate.tsx";
import { loginCodeDraft } from "#src/features/wechat/lib/login-code-draft.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { AlreadyMember } from "./already-member.tsx";
import { RegisterFrame } from "./register-frame.tsx";
import styles from "./wechat-page.module.css";

export function WechatPage() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const proceed = () => {
    loginCodeDraft.forget();
    void navigate(paths.registerStep(RegistrationKind.SingleStore, 2), { replace: true });
  };
  return (
    <RegisterFrame way="wechat" current={1}>
      {user ? (
        <AlreadyMember user={user} progress={paths.registerStep(RegistrationKind.SingleStore, 3)} />
      ) : (
        <div className={styles.content}>
          <WechatGate>
            {({ codeId, nickname, renew }) => (
              <>
                <Text as="div" mb="4" tone="muted">
                  微信“{nickname}”还没有绑定会员，填写手机号即可注册。已有账号的，请先
                  <TextLink className={styles.logIn} to={paths.login(paths.wechatBinding())}>
                    登录后绑定微信
                  </TextLink>
                  。
                </Text>
                <WechatForm codeId={codeId} onRegistered={proceed} onCodeOver={renew} />
              </>
            )}
          </WechatGate>
        </div>
      )}
    </RegisterFrame>
  );
}

type WechatFormProps = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

/** The phone number for a registration with the WeChat account that confirmed this code. */
function WechatForm({ codeId, onRegistered, onCodeOver }: WechatFormProps) {
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
