import { clsx } from "clsx";
import { type ReactNode, type Ref, useId } from "react";
import { Text, Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { FieldProblem, isRequired } from "./field-problem.tsx";
import { Input, type InputProps } from "./text-input.tsx";

type Props = Omit<InputProps, "id"> & {
  ref?: Ref<HTMLInputElement> | undefined;
  label: string;
  error?: string | undefined;
  /** Shown at the end of the field, such as a button. */
  trailing?: ReactNode;
};

/** A labeled field; its error is shown below and announced. */
export function TextField({ label, error, trailing, className, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <Text as="label" block mb="1" tone="muted" htmlFor={id}>
        {label}
      </Text>
      <Row gap="2" align="center" relative>
        <Input
          className={clsx(looks({ bg: "panel", edge: error ? "error" : "strong" }), className)}
          id={id}
          aria-required={isRequired(label)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {trailing}
      </Row>
      <FieldProblem id={`${id}-error`} error={error} keepsLine />
    </div>
  );
}
