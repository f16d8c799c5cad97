import { clsx } from "clsx";
import { type Ref, useId } from "react";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { FieldProblem, isRequired } from "./field-problem.tsx";
import { Textarea, type TextareaProps } from "./text-input.tsx";
import styles from "./text-area-field.module.css";

type Props = Omit<TextareaProps, "id" | "value" | "onChange" | "maxLength"> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labeled multi-line field with a character count. */
export function TextAreaField({ label, value, onChange, maxLength, error, className, ...area }: Props) {
  const id = useId();
  return (
    <div>
      <Text as="label" block mb="1.5" tone="muted" htmlFor={id}>
        {label}
      </Text>
      <Textarea
        className={clsx(styles.field, error && styles.invalid, className)}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={maxLength}
        aria-required={isRequired(label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-room`}
        {...area}
      />
      <Row justify="between" gap="3" pt="1" size="xs">
        <FieldProblem id={`${id}-error`} error={error} />
        <Text as="div" tone="subtle" id={`${id}-room`}>
          {value.length}/{maxLength}
        </Text>
      </Row>
    </div>
  );
}
