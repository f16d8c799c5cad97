import { ScanCode } from "#src/shared/ui/picture/scan-code.tsx";
import styles from "./wechat-login.module.css";
import { useWechatLogin } from "../hooks/use-wechat-login.ts";

type Props = {
  onLogin: (username: string) => void;
  /** The scan was confirmed by somebody who is not a member yet; the code is passed on to the registration. */
  onStranger: () => void;
};

/** Login by scanning a WeChat code. */
export function WechatLogin({ onLogin, onStranger }: Props) {
  const { code, isError, isClosed, isOffline, renew, tryAgain } = useWechatLogin({ onLogin, onStranger });
  return (
    <>
      <ScanCode
        purpose="登录"
        code={code}
        isError={isError}
        isClosed={isClosed}
        isOffline={isOffline}
        onRenew={renew}
        onTryAgain={tryAgain}
      />
      <div className={styles.root}>微信还没有绑定会员的，扫码后可直接注册。</div>
    </>
  );
}
