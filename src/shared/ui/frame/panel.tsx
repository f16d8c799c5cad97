import styles from "./panel.module.css";
import { type ReactNode, useId } from "react";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Shown at the end of the title's row, such as a link to the full list. */
  action?: ReactNode;
  /** Without a landmark of its own, as in a navigation. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A titled block of a page. */
export function Panel({ title, hint, action, isPlain = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={isPlain ? undefined : id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {hint && <div className={styles.hint}>{hint}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <BlockPart>{children}</BlockPart>
    </section>
  );
}
