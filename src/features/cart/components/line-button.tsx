import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./line-button.module.css";

/** A small button that looks like text, within a line of the cart. */
export function LineButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}
