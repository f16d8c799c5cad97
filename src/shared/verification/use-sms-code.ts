import { useState } from "react";
import type { SmsScene } from "#generated/enums.ts";
import { useSendSmsCode } from "#generated/hooks/user/user.ts";
import { terms } from "#generated/terms.ts";
import { serverNow, useServerClock } from "#src/shared/lib/server-clock.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useCaptcha } from "./use-captcha.ts";

type Options = {
  scene: SmsScene;
  /** The number in the form; the wait between messages is per number. */
  phone: string;
  /** Validates the number before a message is sent, shows what is wrong with it, and returns whether it is valid. */
  isReady: () => Promise<boolean>;
  onPhoneProblem: (message: string) => void;
};

type Sent = { phone: string; until: number };

/**
 * Sends SMS codes: one at a time, a minute apart, with a captcha where the server requires one. The wait survives a
 * reload. Errors are returned in `problem`, to be shown beside the field.
 */
export function useSmsCode({ scene, phone, isReady, onPhoneProblem }: Options) {
  const key = `sms-code-${scene}`;
  const [sent, setSent] = useState(() => readDraft(key, isSent));
  const [problem, setProblem] = useState<string>();
  const alone = useSingleFlight();
  const captcha = useCaptcha();
  const wait = useServerClock((now) =>
    sent?.phone === phone ? Math.max(0, Math.ceil((sent.until - now) / 1000)) : 0,
  );

  const { mutateAsync, isPending } = useSendSmsCode({
    mutation: {
      meta: {
        onApiError: ({ kind, status, message, errors }) => {
          if (errors.captcha?.[0]) captcha.ask(errors.captcha[0]);
          else captcha.renew();
          if (errors.phone?.[0]) onPhoneProblem(errors.phone[0]);
          if (status === 429) setProblem(message);
          return status === 429 || (kind === "validation" && Boolean(errors.captcha ?? errors.phone));
        },
      },
    },
  });

  async function sendOnce(): Promise<void> {
    setProblem(undefined);
    if (!(await isReady())) return;
    const proof = captcha.read();
    if (!proof) return;
    const { data } = await mutateAsync({ data: { phone, scene, ...proof } });
    const next = { phone, until: serverNow() + data.wait * 1000 };
    setSent(next);
    writeDraft(key, next);
    captcha.renew();
    toast({
      status: "success",
      message: `验证码已发送至 ${data.phone}，${terms.login.code_minutes} 分钟内有效`,
    });
  }

  return {
    captcha,
    wait,
    problem,
    isSending: isPending,
    send: () => {
      if (wait === 0) alone(sendOnce);
    },
  };
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== "object" || value === null) return false;
  const { phone, until } = value as Partial<Sent>;
  return typeof phone === "string" && typeof until === "number";
}
