import { type ReactNode, useState } from "react";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { ScanCode } from "#src/shared/ui/picture/scan-code.tsx";
import { useLoginCode } from "../hooks/use-login-code.ts";
import { loginCodeDraft } from "../lib/login-code-draft.ts";

type Props = {
  /** Rendered once a scan is confirmed; `renew` starts over with a new code. */
  children: (scan: { codeId: string; nickname: string; renew: () => void }) => ReactNode;
};

/** Requires a confirmed scan. A scan made in this tab, on the login page or before a reload, remains valid. */
export function WechatGate({ children }: Props) {
  const [confirmedId, setConfirmedId] = useState<string>();
  const { code, isError, isClosed, isOffline, renew } = useLoginCode({
    resumes: true,
    onConfirmed: setConfirmedId,
  });
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
      <ScanCode
        purpose="注册"
        code={code}
        isError={isError}
        isClosed={isClosed}
        isOffline={isOffline}
        onRenew={renew}
      />
      <Text as="div" mt="2" tone="subtle" size="xs" textAlign="center">
        扫码确认后填写手机号，即可用微信登录，无需设置密码。
      </Text>
    </>
  );
}
