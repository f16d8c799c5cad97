import type { ReactNode } from "react";
import styles from "./figure-list.module.css";

type Figure = {
  name: string;
  /** Undefined while loading. */
  value: ReactNode;
  hint?: ReactNode;
  tone?: "brand" | "warning" | undefined;
};

type Props = { figures: readonly Figure[] };

/** A few figures side by side, the most important one first. */
export function FigureList({ figures }: Props) {
  return (
    <dl className={styles.root}>
      {figures.map(({ name, value, hint, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value ?? "--"}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
