import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, type Ref, useId } from "react";
import { Input, type InputProps } from "./text-input.ts";

type Props = Omit<InputProps, "id"> & {
  ref?: Ref<HTMLInputElement> | undefined;
  label: string;
  error?: string | undefined;
  /** Shown at the end of the field, such as a button. */
  trailing?: ReactNode;
};

/** A labelled field; its error is shown below and announced. */
export function TextField({ label, error, trailing, ...input }: Props) {
  const id = useId();
  return (
    <Box>
      <Box asChild display="block" mb="1" color="fg.muted">
        <label htmlFor={id}>{label}</label>
      </Box>
      <Flex align="center" position="relative" gap="2">
        <Input
          id={id}
          bg="bg.panel"
          borderColor={error ? "border.error" : "border.strong"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {trailing}
      </Flex>
      <Box id={`${id}-error`} role="alert" minH="6" pt="1" color="fg.error" fontSize="xs">
        {error}
      </Box>
    </Box>
  );
}
