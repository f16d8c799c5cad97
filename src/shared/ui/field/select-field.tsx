import { Box, chakra } from "@chakra-ui/react";
import { useId } from "react";

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

/** A labelled native select; looks like `TextField` and shows errors the same way. */
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
    <Box minW="0">
      <Box asChild display="block" mb="1" color="fg.muted">
        <label htmlFor={id}>{label}</label>
      </Box>
      <chakra.select
        css={styles}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </chakra.select>
      <Box id={`${id}-error`} role="alert" minH="6" pt="1" color="fg.error" fontSize="xs">
        {error}
      </Box>
    </Box>
  );
}

const styles = {
  width: "full",
  height: "10",
  px: "2",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "sm",
  bg: "bg.panel",
  textOverflow: "ellipsis",
  "&[aria-invalid]": { borderColor: "border.error" },
  "&:disabled": { bg: "bg.muted", color: "fg.subtle" },
} as const;
