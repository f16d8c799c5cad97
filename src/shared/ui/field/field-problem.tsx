import { clsx } from "clsx";
import styles from "./field-problem.module.css";

type Props = {
  id?: string;
  error: string | undefined;
  /** Keeps its line free while there is no error, so that the form does not jump. */
  keepsLine?: boolean;
};

/** Shows and announces the error of a field, below it and clear of the label of the next one. */
export function FieldProblem({ id, error, keepsLine = false }: Props) {
  return (
    <p className={clsx(styles.root, keepsLine && styles.line)} id={id} role="alert">
      {error}
    </p>
  );
}

/** Every field is to be filled in, unless its label says that it is optional. Screen readers hear it from the field. */
export const isRequired = (label: string): boolean => !label.includes("选填");
