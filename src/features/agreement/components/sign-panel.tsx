import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { Agreement } from "#generated/model/index.ts";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
import styles from "./sign-panel.module.css";
import { useSigning } from "../hooks/use-signing.ts";

type Props = {
  agreement: Agreement;
  /** The text has been scrolled to its end. */
  isRead: boolean;
};

/** Requests the SMS code and signs, once the agreement has been read. */
export function SignPanel({ agreement, isRead }: Props) {
  const { field, code, error, wait, isSending, isSigning, changeCode, sendCode, submit } = useSigning();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead) submit();
      }}
    >
      <Text as="h2" size="md" bold>
        签署合同
      </Text>
      <Text as="div" mt="1" mb="4" tone="muted">
        验证码将发送至 {agreement.phone}。
      </Text>
      <SmsCodeField
        ref={field}
        code={code}
        error={error}
        wait={wait}
        isSending={isSending}
        onChange={changeCode}
        onSend={sendCode}
      />
      <Button
        className={styles.sign}
        type="submit"
        disabled={!isRead}
        loading={isSigning}
        loadingText="正在签署"
        aria-describedby="agreement-reading"
      >
        同意并签署
      </Button>
      <Text as="div" mt="2" tone="subtle" size="xs" id="agreement-reading" role="status">
        {isRead ? "签署后合同立即生效，可随时在本页下载。" : "请先把合同全文读到末尾，再签署。"}
      </Text>
    </form>
  );
}
