import { Box, Button, Heading } from "@chakra-ui/react";
import type { Agreement } from "#generated/model/index.ts";
import { TextField } from "#src/shared/ui/text-field.tsx";
import { useSigning } from "../hooks/use-signing.ts";

/** Asks for the SMS code and signs. */
export function SignPanel({ agreement }: { agreement: Agreement }) {
  const { code, error, wait, isSending, isSigning, changeCode, sendCode, submit } = useSigning();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading as="h2" fontSize="md" fontWeight="600">
        签署合同
      </Heading>
      <Box mt="1" mb="4" color="fg.muted">
        验证码将发送至 {agreement.phone}。
      </Box>
      <TextField
        label="短信验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        value={code}
        error={error}
        onChange={(event) => changeCode(event.target.value)}
        trailing={
          <Button
            type="button"
            variant="outline"
            w="28"
            px="2"
            disabled={wait > 0 || isSending}
            onClick={sendCode}
          >
            {wait > 0 ? `${wait} 秒后重发` : "获取验证码"}
          </Button>
        }
      />
      <Button type="submit" w="full" mt="1" disabled={isSigning}>
        {isSigning ? "正在签署…" : "同意并签署"}
      </Button>
    </form>
  );
}
