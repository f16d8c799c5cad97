import styles from "./form-section.module.css";
import { type ReactNode, useId } from "react";

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** A titled section of a long form. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint && <span className={styles.hint}>{hint}</span>}
      </header>
      {children}
    </section>
  );
}
