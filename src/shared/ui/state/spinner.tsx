import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./spinner.module.css";

type Props = ComponentProps<"span"> & { size?: "sm" | "md" | "lg" };

/** A turning ring: something is being worked on, and how long it takes is not known. */
export function Spinner({ size = "md", className, ...rest }: Props) {
  return <span className={clsx(styles.spinner, styles[size], className)} {...rest} />;
}
