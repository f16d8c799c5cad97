import { type ComponentProps, useState } from "react";
import { EyeOff } from "#generated/icons/eye-off.ts";
import { Eye } from "#generated/icons/eye.ts";
import { TextField } from "./text-field.tsx";
import styles from "./password-field.module.css";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "trailing" | "pe">;

/** A password field with a button that reveals the password. */
export function PasswordField(field: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      className={styles.input}
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          className={styles.reveal}
          type="button"
          aria-label={`${isShown ? "隐藏" : "显示"}${field.label}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  );
}
