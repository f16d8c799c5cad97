import styles from "./mark.module.css";

export type MarkProps = {
  text: string;
  color: "red" | "blue" | "pink";
  /** The whole word, where the text is short for it. */
  title?: string | undefined;
};

/** A word about a line in the color of its offer (specification section 3). */
export function Mark({ text, color, title }: MarkProps) {
  return (
    <span className={styles.root} data-mark={color} title={title}>
      {text}
    </span>
  );
}
