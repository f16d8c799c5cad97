import { type ReactNode, useId } from "react";
import styles from "./choice-tile.module.css";

type Props = {
  type: "radio" | "checkbox";
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A radio button or checkbox as a framed tile that can be clicked anywhere. */
export function ChoiceTile({ type, name, checked, disabled, onChange, children }: Props) {
  const id = useId();
  return (
    <label
      className={styles.root}
      htmlFor={id}
      data-chosen={checked || undefined}
      data-off={disabled || undefined}
    >
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
