import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

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
    <chakra.label
      css={styles}
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
    </chakra.label>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "2",
  alignItems: "start",
  minHeight: "11",
  px: "3",
  py: "2.5",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
  bg: "bg.panel",
  cursor: "pointer",
  "&:hover": { borderColor: "brand.border" },
  "&[data-chosen]": {
    borderColor: "brand.solid",
    bg: "brand.subtle",
    outline: "1px solid {colors.brand.solid}",
  },
  "&[data-off]": { borderColor: "border", bg: "bg.subtle", color: "fg.muted", cursor: "not-allowed" },
  "& > input": { boxSize: "4", mt: "1", accentColor: "{colors.brand.solid}" },
  "& > span": { minWidth: "0" },
} as const;
