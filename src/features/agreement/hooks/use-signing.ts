import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getGetAgreementQueryKey,
  useSendAgreementCode,
  useSignAgreement,
} from "#generated/hooks/agreement/agreement.ts";
import { useCountdown } from "#src/shared/lib/use-countdown.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Signing by SMS code: sending it, waiting before the next one, and the signature itself. */
export function useSigning() {
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [wait, startWait] = useCountdown();

  const { mutate: send, isPending: isSending } = useSendAgreementCode({
    mutation: {
      onSuccess: ({ data }) => {
        startWait(data.wait);
        toast({ status: "success", message: `验证码已发送至 ${data.phone}` });
      },
    },
  });
  const alone = useSingleFlight();
  const { mutateAsync: sign, isPending: isSigning } = useSignAgreement({
    mutation: {
      meta: {
        onApiError: ({ errors }) => {
          setError(errors.code?.[0]);
          return errors.code !== undefined;
        },
      },
      onSuccess: (response) => {
        queryClient.setQueryData(getGetAgreementQueryKey(), response);
        toast({ status: "success", message: "合同签署成功" });
      },
    },
  });

  return {
    code,
    error,
    wait,
    isSending,
    isSigning,
    changeCode: (text: string) => {
      setError(undefined);
      setCode(text);
    },
    sendCode: () => {
      if (!isSending && wait === 0) send();
    },
    submit: () => {
      if (/^\d{6}$/.test(code)) alone(() => sign({ data: { code } }));
      else setError("请输入 6 位数字验证码");
    },
  };
}
