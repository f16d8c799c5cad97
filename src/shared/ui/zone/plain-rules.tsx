import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./plain-rules.module.css";

const LINES = 4;

type Props = {
  label: string;
  /** Plain text; undefined while loading. */
  text: string | undefined;
};

/** The rules of an activity, line by line. */
export function PlainRules({ label, text }: Props) {
  const lines = text?.split("\n").filter((line) => line.trim() !== "");
  if (lines?.length === 0) return null;
  return (
    <section className={styles.root} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {lines
          ? lines.map((line, index) => <li key={index}>{line}</li>)
          : Array.from({ length: LINES }, (_, index) => (
              <li key={index}>
                <Skeleton className={styles.lineLoading} as="span" />
              </li>
            ))}
      </ul>
    </section>
  );
}
