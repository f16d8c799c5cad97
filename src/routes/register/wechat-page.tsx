import { type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { AgreeField } from "#src/features/register/components/agree-field.tsx";
import { useRegistrationOptions } from "#src/features/register/hooks/use-registration-options.ts";
import { useWechatForm } from "#src/features/register/hooks/use-wechat-form.ts";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { useLoginCode } from "#src/features/wechat/hooks/use-login-code.ts";
import { loginCodeDraft } from "#src/features/wechat/lib/login-code-draft.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ScanCode } from "#src/shared/ui/picture/scan-code.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { PhoneCodeFields } from "#src/shared/verification/phone-code-fields.tsx";
import { AlreadyMember } from "./already-member.tsx";
import { RegisterFrame } from "./register-frame.tsx";
import styles from "./wechat-page.module.css";

export function WechatPage() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const goOn = () => {
    loginCodeDraft.forget();
    void navigate(paths.registerStep(1, 2), { replace: true });
  };
  return (
    <RegisterFrame way="wechat" current={1}>
      {user ? (
        <AlreadyMember user={user} progress={paths.registerStep(1, 3)} />
      ) : (
        <div className={styles.content}>
          <WechatGate>
            {({ codeId, nickname, renew }) => (
              <>
                <div className={styles.lead}>
                  微信“{nickname}”还没有绑定会员，填写手机号即可注册。已有账号的，请先
                  <TextLink className={styles.logIn} to={paths.login(paths.wechatBinding())}>
                    登录后绑定微信
                  </TextLink>
                  。
                </div>
                <WechatForm codeId={codeId} onRegistered={goOn} onCodeOver={renew} />
              </>
            )}
          </WechatGate>
        </div>
      )}
    </RegisterFrame>
  );
}

type GateProps = {
  /** Rendered once a scan is confirmed; `renew` starts over with a new code. */
  children: (scan: { codeId: string; nickname: string; renew: () => void }) => ReactNode;
};

/** Requires a confirmed scan. A scan made in this tab, on the login page or before a reload, remains valid. */
function WechatGate({ children }: GateProps) {
  const [confirmedId, setConfirmedId] = useState<string>();
  const { code, isError, isOffline, renew } = useLoginCode({ resumes: true, onConfirmed: setConfirmedId });
  if (confirmedId !== undefined && code) {
    const again = () => {
      loginCodeDraft.forget();
      setConfirmedId(undefined);
      renew();
    };
    return children({ codeId: confirmedId, nickname: code.nickname, renew: again });
  }
  return (
    <>
      <ScanCode purpose="注册" code={code} isError={isError} isOffline={isOffline} onRenew={renew} />
      <div className={styles.hint}>扫码确认后填写手机号，即可用微信登录，无需设置密码。</div>
    </>
  );
}

type FormProps = { codeId: string; onRegistered: () => void; onCodeOver: () => void };

/** The phone number for a registration with the WeChat account that confirmed this code. */
function WechatForm({ codeId, onRegistered, onCodeOver }: FormProps) {
  const { form, submit, isBusy } = useWechatForm({ codeId, onRegistered, onCodeOver });
  const { options } = useRegistrationOptions();
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
