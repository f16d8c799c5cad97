import { Box, Button, Heading } from "@chakra-ui/react";
import type { Agreement } from "#generated/model/index.ts";
import { SmsCodeField } from "#src/shared/ui/field/sms-code-field.tsx";
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
      <Heading as="h2" fontSize="md" fontWeight="600">
        签署合同
      </Heading>
      <Box mt="1" mb="4" color="fg.muted">
        验证码将发送至 {agreement.phone}。
      </Box>
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
        type="submit"
        w="full"
        mt="1"
        disabled={!isRead}
        loading={isSigning}
        loadingText="正在签署"
        aria-describedby="agreement-reading"
      >
        同意并签署
      </Button>
      <Box id="agreement-reading" role="status" mt="2" color="fg.subtle" fontSize="xs">
        {isRead ? "签署后合同立即生效，可随时在本页下载。" : "请先把合同全文读到末尾，再签署。"}
      </Box>
    </form>
  );
}
