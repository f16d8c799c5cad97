import styles from "./mark.module.css";

export type MarkProps = {
  text: string;
  colour: "red" | "blue" | "pink";
  /** The whole word, where the text is short for it. */
  title?: string | undefined;
};

/** A word about a line in the colour of its offer (specification section 3). */
export function Mark({ text, colour, title }: MarkProps) {
  return (
    <span className={styles.root} data-mark={colour} title={title}>
      {text}
    </span>
  );
}
