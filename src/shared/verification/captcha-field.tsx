import { sendSmsCodeBodyCaptchaMax } from "#generated/zod/user/user.zod.ts";
import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { Captcha } from "./use-captcha.ts";

/** The captcha, where the server requires one. Clicking the picture loads another. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { isAsked, answer, problem, image, isLoading, isError, change, renew } = captcha;
  if (!isAsked) return null;
  return (
    <TextField
      label="图形验证码"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={sendSmsCodeBodyCaptchaMax}
      placeholder="图中的字符，不分大小写"
      value={answer}
      error={problem}
      onChange={({ target }) => change(target.value)}
      trailing={
        <chakra.button
          type="button"
          css={styles}
          aria-label="看不清，换一张图形验证码"
          aria-busy={isLoading}
          onClick={renew}
        >
          {image && !isError ? (
            <img src={image} alt="" width={96} height={32} />
          ) : (
            <span>
              <RefreshCw size={14} aria-hidden />
              {isError ? "重新获取" : "加载中"}
            </span>
          )}
        </chakra.button>
      }
    />
  );
}

const styles = {
  flexShrink: "0",
  width: "28",
  height: "10",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "sm",
  overflow: "hidden",
  cursor: "pointer",
  "&[aria-busy=true] img": { opacity: "0.4" },
  "& img": { width: "full", height: "full", objectFit: "cover" },
  "& span": { display: "inline-flex", alignItems: "center", gap: "1", color: "fg.muted", fontSize: "xs" },
} as const;
