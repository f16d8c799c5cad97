import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./text-button.module.css";

/** A button that looks like text: for what is done rarely. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
