import { RefreshCw } from "#generated/icons/refresh-cw.ts";
import { sendSmsCodeBodyCaptchaMax } from "#generated/zod/user/user.zod.ts";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import type { Captcha } from "./use-captcha.ts";
import styles from "./captcha-field.module.css";

/** The captcha, where the server requires one. Clicking the picture loads another. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { isRequired, answer, problem, image, isLoading, isError, change, renew } = captcha;
  if (!isRequired) return null;
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
        <button
          className={styles.renew}
          type="button"
          aria-label="看不清，换一张图形验证码"
          aria-busy={isLoading}
          onClick={renew}
        >
          {image && !isError ? (
            <img className={styles.image} src={image} alt="" width={96} height={32} />
          ) : (
            <Row as="span" gap="1" align="center" tone="muted" size="xs" inline>
              <RefreshCw size={14} aria-hidden />
              {isError ? "重新获取" : "加载中"}
            </Row>
          )}
        </button>
      }
    />
  );
}
