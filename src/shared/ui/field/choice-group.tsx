import { chakra } from "@chakra-ui/react";
import { useId } from "react";

type Props<T extends string | number> = {
  label: string;
  choices: readonly (readonly [value: T, name: string])[];
  value: T | undefined;
  onChange: (value: T) => void;
  error?: string | undefined;
};

/** A radio group with all options visible. */
export function ChoiceGroup<T extends string | number>({ label, choices, value, onChange, error }: Props<T>) {
  const id = useId();
  return (
    <chakra.fieldset css={styles} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      <div>
        {choices.map(([each, name]) => (
          <label key={each}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            {name}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </chakra.fieldset>
  );
}

const styles = {
  border: "none",
  "& legend": { mb: "1.5", color: "fg.muted" },
  "& div": { display: "flex", flexWrap: "wrap", gap: "2" },
  "& label": {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: { base: "10", md: "8" },
    px: "3",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "sm",
    cursor: "pointer",
  },
  "& label:hover": { borderColor: "brand.border" },
  "& label:has(:checked)": {
    borderColor: "brand.solid",
    bg: "brand.subtle",
    color: "brand.fg",
    fontWeight: "600",
  },
  "& label:has(:focus-visible)": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "1px" },
  "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "pointer" },
  "& p": { pt: "1", color: "fg.error", fontSize: "xs" },
  "& p:empty": { display: "none" },
} as const;
