import { useId } from "react";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { isRequired, FieldProblem } from "./field-problem.tsx";
import styles from "./choice-group.module.css";

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
    <fieldset
      className={styles.root}
      role="radiogroup"
      aria-required={isRequired(label)}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
    >
      <Text as="legend" mb="1.5" tone="muted">
        {label}
      </Text>
      <Row wrap gap="2">
        {choices.map(([each, name]) => (
          <label className={styles.choice} key={each} data-checked={each === value || undefined}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            {name}
          </label>
        ))}
      </Row>
      <FieldProblem id={`${id}-error`} error={error} />
    </fieldset>
  );
}
