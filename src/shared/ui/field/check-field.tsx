import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldProblem } from "./field-problem.tsx";
import styles from "./check-field.module.css";

type Props = Omit<ComponentProps<"input">, "id" | "type"> & {
  children: ReactNode;
  error?: string | undefined;
};

/** A checkbox to agree to something; its error is shown below and announced. */
export function CheckField({ children, error, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        <input
          {...input}
          className={styles.checkbox}
          type="checkbox"
          aria-required
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <div className={styles.problem}>
        <FieldProblem id={`${id}-error`} error={error} keepsLine />
      </div>
    </div>
  );
}
