import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type Props = Omit<HTMLChakraProps<"input">, "id" | "type"> & {
  children: ReactNode;
  error?: string | undefined;
};

/** A checkbox to agree to something; its error is shown below and announced. */
export function CheckField({ children, error, ...input }: Props) {
  const id = useId();
  return (
    <chakra.div css={styles}>
      <label htmlFor={id}>
        <chakra.input
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </chakra.div>
  );
}

const styles = {
  "& label": { display: "inline-flex", gap: "2", minHeight: "6", cursor: "pointer", color: "fg.muted" },
  "& input": { flexShrink: "0", boxSize: "4", mt: "0.5", accentColor: "{colors.brand.solid}" },
  "& a": { color: "brand.fg", textDecoration: "underline" },
  "& p": { minHeight: "6", ps: "6", color: "fg.error", fontSize: "xs" },
} as const;
