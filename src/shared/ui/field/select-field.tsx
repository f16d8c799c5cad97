import { useId } from "react";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { isRequired, FieldProblem } from "./field-problem.tsx";
import styles from "./select-field.module.css";

type Props = {
  label: string;
  name: string;
  value: string;
  choices: readonly string[];
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  placeholder?: string;
};

/** A labeled native select; looks like `TextField` and shows errors the same way. */
export function SelectField({
  label,
  name,
  value,
  choices,
  onChange,
  error,
  disabled,
  placeholder = "请选择",
}: Props) {
  const id = useId();
  return (
    <Box narrow>
      <Text as="label" block mb="1" tone="muted" htmlFor={id}>
        {label}
      </Text>
      <select
        className={styles.select}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        aria-required={isRequired(label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <FieldProblem id={`${id}-error`} error={error} keepsLine />
    </Box>
  );
}
