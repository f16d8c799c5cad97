import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

type Props = Omit<ComponentProps<"span">, "ref"> & { as?: "div" | "h1" | "h2" | "legend" | "span" };

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Tag = "span", ...rest }: Props) {
  return <Tag className={styles.hidden} {...rest} />;
}
