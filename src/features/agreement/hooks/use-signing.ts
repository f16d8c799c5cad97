import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  getGetAgreementQueryKey,
  useSendAgreementCode,
  useSignAgreement,
} from "#generated/hooks/agreement/agreement.ts";
import { formDraft } from "#src/shared/lib/form-draft.ts";
import { serverNow, useServerClock } from "#src/shared/lib/server-clock.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The empty draft; `until` is when another code can be sent, in ms since 1970. */
const NOTHING = { code: "", until: 0 };

const signingDraft = formDraft("agreement-signing", NOTHING);

/**
 * Signing by SMS code: sending it, the wait before the next one, and the signature. Input and wait survive a reload
 * and an expired session.
 */
export function useSigning(onSigned: () => void) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(() => signingDraft.read() ?? NOTHING);
  const [error, setError] = useState<string>();
  const wait = useServerClock((now) => Math.max(0, Math.ceil((draft.until - now) / 1000)));

  const keep = (change: Partial<typeof NOTHING>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    signingDraft.keep(next);
  };
  const refuse = (message: string | undefined) => {
    setError(message);
    if (message !== undefined) field.current?.focus();
  };

  const { mutate: send, isPending: isSending } = useSendAgreementCode({
    mutation: {
      onSuccess: ({ data }) => {
        keep({ until: serverNow() + data.wait * 1000 });
        toast({ status: "success", message: `验证码已发送至 ${data.phone}` });
      },
    },
  });
  const alone = useSingleFlight();
  const { mutateAsync: sign, isPending: isSigning } = useSignAgreement({
    mutation: {
      meta: {
        onApiError: ({ errors }) => {
          refuse(errors.code?.[0]);
          return errors.code !== undefined;
        },
      },
      onSuccess: (response) => {
        signingDraft.forget();
        queryClient.setQueryData(getGetAgreementQueryKey(), response);
        toast({ status: "success", message: "合同签署成功" });
        onSigned();
      },
    },
  });

  return {
    field,
    code: draft.code,
    error,
    wait,
    isSending,
    isSigning,
    changeCode: (code: string) => {
      setError(undefined);
      keep({ code });
    },
    sendCode: () => {
      if (!isSending && wait === 0) send();
    },
    submit: () => {
      if (/^\d{6}$/.test(draft.code)) alone(() => sign({ data: { code: draft.code } }));
      else refuse("请输入 6 位数字验证码");
    },
  };
}
