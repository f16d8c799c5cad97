import type { ReactNode } from "react";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./print-frame.module.css";

type Props = {
  title: string;
  /** Names the sheet among several. */
  label: string;
  facts: readonly (readonly [name: string, value: string])[];
  children: ReactNode;
};

/** A sheet of paper: title, facts and content. Each begins a page of its own. */
export function PrintFrame({ title, label, facts, children }: Props) {
  return (
    <article className={styles.root} aria-label={label}>
      <Text as="h2" mb="4" size="lg" bold textAlign="center">
        {title}
      </Text>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}

/** The places to sign at the end of a sheet. */
export function Signatures({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.signatures}>
      {names.map((name) => (
        <span key={name}>{name}：</span>
      ))}
    </p>
  );
}

/** The sheets to print, one below the other on the screen. */
export function PrintedSheets({ children }: { children: ReactNode }) {
  return <div className={styles.sheets}>{children}</div>;
}
