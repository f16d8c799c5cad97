import type { Ref } from "react";
import { plainText } from "#src/shared/lib/written.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { TextField } from "./text-field.tsx";

const LENGTH = 6;

type Props = {
  ref?: Ref<HTMLInputElement> | undefined;
  code: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Seconds until another code can be sent. */
  wait: number;
  isSending: boolean;
  onSend: () => void;
};

/** Input methods can produce full-width digits, and pasted text contains spaces. */
const digitsOf = (text: string): string => plainText(text).replace(/\D/g, "");

/** The six digits of an SMS code, with the send button. */
export function SmsCodeField({ ref, code, onChange, error, wait, isSending, onSend }: Props) {
  return (
    <TextField
      ref={ref}
      label="短信验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6 位数字"
      value={code}
      error={error}
      onChange={({ target }) => onChange(digitsOf(target.value).slice(0, LENGTH))}
      trailing={
        <Button
          className={looks({ w: "28", px: "2", bg: "panel" })}
          type="button"
          variant="outline"
          disabled={wait > 0}
          loading={isSending}
          onClick={onSend}
        >
          {wait > 0 ? `${wait} 秒后重发` : "获取验证码"}
        </Button>
      }
    />
  );
}
