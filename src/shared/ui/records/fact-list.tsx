import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

export type Fact = readonly [name: string, value: ReactNode];

/** A list of name and value pairs. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
