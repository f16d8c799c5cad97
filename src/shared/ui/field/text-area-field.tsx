import { Box, Flex } from "@chakra-ui/react";
import { type Ref, useId } from "react";
import { Textarea, type TextareaProps } from "./text-input.ts";

type Props = Omit<TextareaProps, "id" | "value" | "onChange" | "maxLength"> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labelled multi-line field with a character count. */
export function TextAreaField({ label, value, onChange, maxLength, error, ...area }: Props) {
  const id = useId();
  return (
    <Box>
      <Box asChild display="block" mb="1.5" color="fg.muted">
        <label htmlFor={id}>{label}</label>
      </Box>
      <Textarea
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={maxLength}
        bg="bg.panel"
        borderColor={error ? "border.error" : "border.strong"}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-room`}
        resize="vertical"
        {...area}
      />
      <Flex justify="space-between" gap="3" pt="1" fontSize="xs">
        <Box id={`${id}-error`} role="alert" color="fg.error">
          {error}
        </Box>
        <Box id={`${id}-room`} color="fg.subtle">
          {value.length}/{maxLength}
        </Box>
      </Flex>
    </Box>
  );
}
